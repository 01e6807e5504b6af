import { expect, test } from 'vitest'
import { phoneQuestion, sendWords } from './booking-copy.ts'

test.each([
  [true, 'Confirm Booking'],
  [false, 'Send Request'],
])('the question about a phone number names the button (confirms at once: %s)', (atOnce, words) => {
  expect(sendWords(atOnce)).toBe(words)
  expect(phoneQuestion(atOnce)).toBe(
    `That does not look like a phone number. If it is right, press ${words} once more.`,
  )
})
