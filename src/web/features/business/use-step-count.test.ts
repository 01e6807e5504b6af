import { expect, test } from 'vitest'
import { stepOf } from './use-step-count.ts'

const BUSINESS = {
  phone: '082 000 0100',
  emailPublic: 'hello@example.co.za',
  website: 'https://example.co.za/menu',
  address: '1 Long Street, Cape Town',
}

test.each([
  ['tel:+27820000100', 'call'],
  ['https://wa.me/27820000100?text=Hello', 'write'],
  ['mailto:hello@example.co.za', 'write'],
  [
    'https://www.google.com/maps/search/?api=1&query=1%20Long%20Street%2C%20Cape%20Town',
    'directions',
  ],
  ['https://example.co.za/menu', 'website'],
  // Links that are not about reaching the business.
  ['https://wa.me/?text=Look', null],
  ['mailto:support@example.com', null],
  ['/business/another', null],
])('%s is %s', (href, step) => {
  expect(stepOf(href, BUSINESS)).toBe(step)
})

test('a business without contacts has no such links', () => {
  const none = { phone: '', emailPublic: '', website: '', address: '' }
  for (const href of ['tel:', 'mailto:', '', 'https://wa.me/'])
    expect(stepOf(href, none)).toBeNull()
})
