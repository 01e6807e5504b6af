import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatPhone,
  internationalPhone,
  isMobile,
  mayBePhone,
  phoneDigits,
  telLink,
  whatsAppLink,
} from './phone.ts'

describe('phone numbers', () => {
  test.each([
    ['021 555 0123', '27215550123'],
    ['0821234567', '27821234567'],
    ['+27 82 123 4567', '27821234567'],
    ['+27 (0)82 123 4567', '27821234567'],
    ['0027821234567', '27821234567'],
    ['27-82-123-4567', '27821234567'],
    ['(021) 555-0123', '27215550123'],
    ['821234567', null],
    ['082 123 456', null],
    ['082 123 45678', null],
    ['+44 20 7946 0958', null],
    ['0921234567', null],
    ['call me', null],
    ['', null],
  ])('%s gives %s', (written, digits) => {
    expect(phoneDigits(written)).toBe(digits)
  })

  test.each([
    ['082 123 4567', true],
    ['+27 (0)21 555 0123', true],
    ['+44 20 7946 0958', true],
    ['0049 30 901820', true],
    ['082 123 456', false],
    ['+27 82 123', false],
    ['12345', false],
    ['+44 20', false],
    ['call me', false],
  ])('%s may be one: %s', (written, maybe) => {
    expect(mayBePhone(written)).toBe(maybe)
  })

  test.each([
    ['060 123 4567', true],
    ['077 000 1234', true],
    ['081 123 4567', true],
    ['084 123 4567', true],
    ['080 012 3456', false],
    ['086 123 4567', false],
    ['087 123 4567', false],
    ['021 555 0123', false],
    ['nonsense', false],
  ])('%s is a cellphone: %s', (phone, mobile) => {
    expect(isMobile(phone)).toBe(mobile)
  })

  test('every way of writing a number means the same number', () => {
    const national = fc.stringMatching(/^[1-8]\d{8}$/)
    const gap = fc.constantFrom('', ' ', '-', ' (', ') ')
    fc.assert(
      fc.property(
        national,
        fc.constantFrom('0', '27', '+27', '0027', '+27 (0)'),
        gap,
        (n, p, g) => {
          const written = `${p}${n.slice(0, 2)}${g}${n.slice(2, 5)}${g}${n.slice(5)}`
          expect(phoneDigits(written)).toBe(`27${n}`)
          expect(phoneDigits(formatPhone(written))).toBe(`27${n}`)
        },
      ),
    )
  })
})

test('links', () => {
  expect(telLink('021 555 0123')).toBe('tel:+27215550123')
  expect(telLink('+44 20 7946 0958')).toBe('tel:+442079460958')
  expect(internationalPhone('082 123 4567')).toBe('+27821234567')
  expect(internationalPhone('12')).toBeNull()
  expect(whatsAppLink('082 123 4567', 'Hi & hello')).toBe(
    'https://wa.me/27821234567?text=Hi%20%26%20hello',
  )
  expect(whatsAppLink('082 123 4567', '')).toBe('https://wa.me/27821234567')
  expect(whatsAppLink('021 555 0123', 'Hi')).toBeNull()
})

test('a number is shown the way it is read aloud', () => {
  expect(formatPhone('+27215550123')).toBe('021 555 0123')
  expect(formatPhone(' +44 20 7946 0958 ')).toBe('+44 20 7946 0958')
})
