import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['thandi@example.co.za', 'thandi@example.co.za'],
  [' Thandi@Example.CO.ZA ', 'thandi@example.co.za'],
  ['thandi+1@example.co.za', 'thandi@example.co.za'],
  ['thandi+a+b@example.co.za', 'thandi@example.co.za'],
  ['t.h.andi@gmail.com', 'thandi@gmail.com'],
  ['t.handi+x@GoogleMail.com', 'thandi@gmail.com'],
  ['thandi@me.com', 'thandi@icloud.com'],
  ['Than-di.x_y@pm.me', 'thandixy@proton.me'],
  ['thandi@bücher.example', 'thandi@xn--bcher-kva.example'],
  ['thandi@xn--bcher-kva.example', 'thandi@xn--bcher-kva.example'],
  ['thandi@gm\u00adail.com', 'thandi@gmail.com'],
  ['thandi@ｇmail．com', 'thandi@gmail.com'],
  ['t.handi@example.co.za', 't.handi@example.co.za'],
  ['"a@b"@example.co.za', '"a@b"@example.co.za'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
