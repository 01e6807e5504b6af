import { expect, it } from 'vitest'
import { parseAddress } from './mail-address.ts'

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
