import { expect, it } from 'vitest'
import { isMailbox, parseAddress } from './mail-address.ts'

it.each([
  ['CPT Recommends <hello@example.co.za>', 'CPT Recommends', 'hello@example.co.za'],
  ['"CPT, Recommends" <hello@example.co.za>', 'CPT, Recommends', 'hello@example.co.za'],
  ['hello@example.co.za', '', 'hello@example.co.za'],
])('reads %s', (text, name, address) => {
  expect(parseAddress(text)).toEqual({ name, address })
})

it.each(['', 'CPT Recommends', 'CPT <not-an-address>', 'a@b.c <>'])('refuses %j', (text) => {
  expect(parseAddress(text)).toBeNull()
})

it.each(['nomsa@example.co.za', "o'brien+cpt@example.co.za", 'zoë@münster.example'])(
  '%s is one mailbox',
  (address) => {
    expect(isMailbox(address)).toBe(true)
  },
)

it.each([
  'one@example.co.za,two@example.co.za',
  'one@example.co.za>',
  'a<b@example.co.za',
  '"a"@example.co.za',
  'group:a@example.co.za;',
  'a(b)@example.co.za',
  'a@example.co.za\u202e',
])('%j is not', (address) => {
  expect(isMailbox(address)).toBe(false)
})
