import { expect, it } from 'vitest'
import { hideMailboxes } from './hide-mailboxes.ts'

it.each([
  ['Users: thandi@example.co.za, ACTIVE', 'Users: …@example.co.za, ACTIVE'],
  ['Hoekie (a.b+c@x.za) <d@y.za>', 'Hoekie (…@x.za) <…@y.za>'],
  ['Koffie @ Kloof, 2 @home', 'Koffie @ Kloof, 2 @home'],
])('hides the mailbox of %s', (text, hidden) => {
  expect(hideMailboxes(text)).toBe(hidden)
})
