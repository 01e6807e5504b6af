import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkoutFields } from './checkout-fields.ts'
import { readNotification } from './notification.ts'
import { isSameSignature, phpEncode, signCall, signFields } from './signature.ts'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const PAYFAST = {
  merchantId: '10000100',
  merchantKey: 'key',
  passphrase: 'secret-phrase',
  url: 'https://sandbox.payfast.co.za',
  networks: [],
}

test('texts are encoded as PHP does it', () => {
  expect(phpEncode("It's 100% (ok)* ~!")).toBe('It%27s+100%25+%28ok%29%2A+%7E%21')
  expect(phpEncode('Café & Söhne/x-y_z.a')).toBe('Caf%C3%A9+%26+S%C3%B6hne%2Fx-y_z.a')
  expect(phpEncode('\ud800')).toBe('%EF%BF%BD')
})

const ORDER = {
  id: 'order1',
  amountCents: 29900,
  monthly: true,
  firstChargeOn: null,
  itemName: 'PREMIUM listing',
  email: 'owner@example.co.za',
  returnUrl: 'https://site/back',
  cancelUrl: 'https://site/cancel',
  notifyUrl: 'https://site/notify',
}

test('a checkout is signed in the order of its fields, with empty ones left out', () => {
  const fields = checkoutFields(PAYFAST, ORDER)
  const names = fields.map(([name]) => name)
  expect(names).toEqual([
    'merchant_id',
    'merchant_key',
    'return_url',
    'cancel_url',
    'notify_url',
    'email_address',
    'm_payment_id',
    'amount',
    'item_name',
    'subscription_type',
    'recurring_amount',
    'frequency',
    'cycles',
    'signature',
  ])
  const signed = fields.slice(0, -1)
  const text = signed.map(([name, value]) => `${name}=${phpEncode(value)}`).join('&')
  expect(fields.at(-1)?.[1]).toBe(md5(`${text}&passphrase=secret-phrase`))
  expect(text).toContain('&amount=299.00&')
  expect(text).toContain('&frequency=3&cycles=0')
})

test('a later first charge asks for nothing today, and its day is signed in its place', () => {
  const fields = checkoutFields(PAYFAST, { ...ORDER, firstChargeOn: '2024-11-01' })
  const text = fields.map(([name, value]) => `${name}=${phpEncode(value)}`).join('&')
  expect(text).toContain('&amount=0.00&item_name=')
  expect(text).toContain(
    '&subscription_type=1&billing_date=2024-11-01&recurring_amount=299.00&frequency=3&cycles=0&',
  )
  const signed = text.replace(/&signature=.*/, '')
  expect(fields.at(-1)?.[1]).toBe(md5(`${signed}&passphrase=secret-phrase`))
})

test('a notification is signed in the order in which it came, empty fields included', () => {
  const pairs =
    'm_payment_id=a&pf_payment_id=7&item_name=It%27s+R+99&custom_str1=&amount_gross=99.00'
  const signature = md5(`${pairs}&passphrase=secret-phrase`)
  const read = readNotification(`${pairs}&signature=${signature}`)
  expect(read.get('item_name')).toBe("It's R 99")
  expect(read.isSignedWith('secret-phrase')).toBe(true)
  expect(read.isSignedWith('another-phrase')).toBe(false)
  expect(read.parameters).toBe(pairs)
  const swapped = pairs.split('&').reverse().join('&')
  expect(readNotification(`${swapped}&signature=${signature}`).isSignedWith('secret-phrase')).toBe(
    false,
  )
})

test.each([
  '',
  '&',
  '=',
  'signature=',
  '%',
  'a=%zz&signature=x',
  'a=1&signature=abc',
  '\u0000=1',
  'm_payment_id=1',
])('%j is read without a fault and is not signed', (body) => {
  expect(readNotification(body).isSignedWith('secret-phrase')).toBe(false)
})

test('a call is signed by name, the passphrase in its place', () => {
  const fields = { version: 'v1', 'merchant-id': '10000100', amount: '9900' }
  expect(signCall(fields, 'pass')).toBe(
    md5('amount=9900&merchant-id=10000100&passphrase=pass&version=v1'),
  )
  expect(signFields([['a', '1']], 'pass')).toBe(md5('a=1&passphrase=pass'))
  expect(isSameSignature('abc', 'abd')).toBe(false)
  expect(isSameSignature('abc', 'abcd')).toBe(false)
})
