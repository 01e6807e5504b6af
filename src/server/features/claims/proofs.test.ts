import { describe, expect, it } from 'vitest'
import { domainOf, isAtDomain, maskMail, maskPhone, targetsOf } from './proofs.ts'

describe('the proof by a website’s domain', () => {
  it.each([
    ['https://www.zaidas.co.za', 'zaidas.co.za'],
    ['https://zaidas.co.za/', 'zaidas.co.za'],
    ['http://Zaidas.CO.ZA', 'zaidas.co.za'],
    // A page within a larger website is not the business's own.
    ['https://capetown.example/shops/zaidas', null],
    ['https://www.facebook.com/zaidas', null],
    ['https://zaidas.wixsite.com', null],
    ['https://gmail.com', null],
    ['https://telkomsa.net', null],
    ['https://127.0.0.1', null],
    ['https://localhost', null],
    ['', null],
  ])('of %s is %s', (website, domain) => {
    expect(domainOf({ website })).toBe(domain)
  })

  it.each([
    ['info@zaidas.co.za', true],
    ['ZAIDA@ZAIDAS.CO.ZA', true],
    ['zaida@mail.zaidas.co.za', false],
    ['zaida@co.za', false],
    ['zaida@zaidas.co.za.evil.example', false],
    ['zaida@evilzaidas.co.za', false],
    ['zaida@zaidas-co.za', false],
    ['zaida@zaidás.co.za', false],
    ['zaida@zaidas.co.za@evil.example', false],
    ['evil@evil.example, zaida@zaidas.co.za', false],
    ['@zaidas.co.za', false],
    ['zaidas.co.za', false],
  ])('takes %s: %s', (mailbox, is) => {
    expect(isAtDomain(mailbox, 'zaidas.co.za')).toBe(is)
  })
})

it('offers only what was published', () => {
  expect(targetsOf({ emailPublic: '', website: '', phone: '' })).toEqual({
    mail: null,
    domain: null,
    call: null,
  })
  expect(
    targetsOf({
      emailPublic: 'zaida@gmail.com',
      website: 'https://zaidas.co.za',
      phone: '021 555 0142',
    }),
  ).toEqual({ mail: 'zaida@gmail.com', domain: 'zaidas.co.za', call: '021 555 0142' })
})

it('masks what proves it', () => {
  expect(maskMail('info@zaidas.example')).toBe('i•••@zaidas.example')
  expect(maskPhone('021 555 0142')).toBe('021\u00a0•••\u00a0••42')
})
