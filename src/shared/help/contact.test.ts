import { expect, it } from 'vitest'
import { conversationTitle } from './contact.ts'
import { dueText } from './due-text.ts'

it.each([
  [
    'Card declined, but the bank says it is fine. Why?',
    'Card declined, but the bank says it is fine',
  ],
  ['Can I list two branches? We have one in Paarl.', 'Can I list two branches?'],
  ['Hello\nmy page is gone', 'Hello'],
  ['I went to example.co.za and it was gone. Help', 'I went to example.co.za and it was gone'],
  [`${'very '.repeat(30)}long`, `${'very '.repeat(13)}very…`],
  ['x'.repeat(100), `${'x'.repeat(70)}…`],
])('%s is called %s', (message, title) => {
  expect(conversationTitle(message)).toBe(title)
})

it.each([
  ['2026-11-19T12:00', 'Due today, 12:00', 'soon'],
  ['2026-11-20T10:20', 'Due tomorrow, 10:20', 'later'],
  ['2026-11-23T10:20', 'Due Mon 23 Nov, 10:20', 'later'],
  ['2026-11-19T09:59', 'Overdue since today, 09:59', 'late'],
  ['2026-11-16T17:00', 'Overdue since Mon 16 Nov, 17:00', 'late'],
])('%s is said as %s', (due, text, tone) => {
  const iso = new Date(`${due}:00+02:00`).toISOString()
  expect(dueText(iso, new Date('2026-11-19T10:00:00+02:00'))).toEqual({ text, tone })
})
