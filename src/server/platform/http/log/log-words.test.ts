import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'
import { createPathOf, networkOf } from './describe-request.ts'

const pathOf = createPathOf(['/booking/', '/api/bookings/', '/calendar/'])

it('logs the path of an address and never its parameters', () => {
  expect(pathOf('/auth/reset?token=secret&x=1')).toBe('/auth/reset')
  expect(pathOf('/business/abc')).toBe('/business/abc')
  expect(pathOf('/booking/secret/cancel')).toBe('/booking/…/cancel')
  expect(pathOf('/api/bookings/secret/accept?x=1')).toBe('/api/bookings/…/accept')
  expect(pathOf('/calendar/secret.ics')).toBe('/calendar/…')
  expect(pathOf('/%62ooking/secret')).toBe('/booking/…')
  expect(pathOf('/business/%F0%9F%8D%9F')).toBe('/business/%F0%9F%8D%9F')
  expect(pathOf('/%zz')).toBe('/%zz')
})

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:12:34::7', '2001:db8:12::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  [undefined, ''],
])('keeps the network of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('logs the useful fields of an error, and no e-mail address', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(thandi@example.co.za) already exists.',
  })
  const fault = Object.assign(
    new Error('550 5.1.1 <thandi.m+x@example.co.za>: unknown', { cause }),
    {
      rejected: ['thandi@example.co.za'],
    },
  )
  const described = describeError(fault)
  expect(JSON.stringify(described)).not.toContain('thandi')
  expect(described).toMatchObject({
    type: 'Error',
    message: '550 5.1.1 <…@example.co.za>: unknown',
    cause: { code: '23505' },
  })
  expect(described.stack).toContain('log-words.test.ts')
  expect(describeError('words')).toMatchObject({ type: 'string', message: 'words' })
})
