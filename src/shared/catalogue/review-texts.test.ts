import { expect, it } from 'vitest'
import { isFirstName } from './review-texts.ts'

it.each(['Thandi', 'Zoë', "D'Arcy", 'Anne-Marie', 'J.P.', 'J.P.Botha', 'St.John', 'नंदिनी', '李'])(
  'takes %s',
  (name) => {
    expect(isFirstName(name)).toBe(true)
  },
)

it.each([
  ['a number', 'Call 0821234567'],
  ['a link', 'www.example.com/x'],
  ['an address', 'bestplumber.co.za'],
  ['an address in capitals', 'BESTPLUMBER.CO.ZA'],
  ['an address with capitals', 'Bestplumber.Co.Za'],
  ['an address between words', 'Ask Bestplumber.Joburg now'],
  ['markup', '<b>Thandi</b>'],
  ['a change of direction', 'Thandi\u202Etxt'],
  ['what nobody sees', 'Than\u200Bdi'],
  ['only what nobody sees', '\u2063'],
  ['a second line', 'Thandi\nBest of all'],
  ['stars', '★★★★★'],
])('refuses %s', (_, name) => {
  expect(isFirstName(name)).toBe(false)
})
