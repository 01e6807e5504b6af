import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['thandi@example.co.za', 'thandi@example.co.za'],
  [' Thandi@Example.CO.ZA ', 'thandi@example.co.za'],
  ['thandi+1@example.co.za', 'thandi@example.co.za'],
  ['thandi+a+b@example.co.za', 'thandi@example.co.za'],
  ['t.h.andi@gmail.com', 'thandi@gmail.com'],
  ['t.handi+x@GoogleMail.com', 'thandi@googlemail.com'],
  ['t.handi@example.co.za', 't.handi@example.co.za'],
  ['"a@b"@example.co.za', '"a@b"@example.co.za'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
