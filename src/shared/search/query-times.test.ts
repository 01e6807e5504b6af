import { expect, test } from 'vitest'
import { parseQuery } from './query.ts'
import { findIntents } from './query-intents.ts'
import { understoodOf } from './understood.ts'

const timeOf = (q: string) => {
  const found = findIntents(q.split(' ')).find(({ intent }) => intent.kind === 'open')
  return found?.intent.kind === 'open' ? [found.intent.when.day, found.intent.when.time] : null
}

test.each([
  ['plumber now', ['today', 'now']],
  ['locksmith right now', ['today', 'now']],
  ['haircut saturday', ['saturday', null]],
  ['haircut this saturday morning', ['saturday', '09:00']],
  ['dentist on friday at 3pm', ['friday', '15:00']],
  ['dentist friday 15h30', ['friday', '15:30']],
  ['braai tonight', ['today', '19:00']],
  ['tonight at 8 pm braai', ['today', '20:00']],
  ['sunday lunch', ['sunday', '13:00']],
  ['lunch on sunday', ['sunday', '13:00']],
  ['kapper saterdag', ['saturday', null]],
  ['oop op sondag', ['sunday', null]],
  ['sushi at 18 30', ['today', '18:30']],
  ['mechanic tomorrow', ['tomorrow', null]],
  ['sushi 18h30', ['today', '18:30']],
  ['massage at 2h', ['today', '02:00']],
  ['kapper om 8h', ['today', '08:00']],
  ['massage friday 1h30', ['friday', '01:30']],
  ['massage friday 2h', ['friday', null]],
])('%j is open at %j', (q, expected) => {
  expect(timeOf(q)).toEqual(expected)
})

test.each([
  '24h locksmith',
  '24 7 towing',
  '99h',
  'at 25 00',
  'no 7',
  'someday',
  '3 geysers',
  'massage 2h',
  '1h cleaning',
  'moving 8h',
  'massage 1h30',
])('%j has no time', (q) => {
  expect(timeOf(q)).toBeNull()
})

const chips = (q: string) =>
  understoodOf(parseQuery(q), '').map(({ kind, label, q: left }) => [kind, label, left])

test('a time is a part that can be removed, and no word to search for', () => {
  expect(chips('haircut saturday morning')).toEqual([
    ['need', 'haircut', 'saturday morning'],
    ['intent', 'Open on Saturday at 09:00', 'haircut'],
  ])
  expect(chips('sunday lunch')).toEqual([
    ['need', 'sunday lunch', ''],
    ['intent', 'Open on Sunday at 13:00', 'lunch'],
  ])
})

test.each([
  [
    'table for 8',
    [
      ['need', 'table', '8'],
      ['intent', 'For 8 people', 'table'],
    ],
  ],
  [
    'catering for 50 people',
    [
      ['need', 'catering', 'for 50 people'],
      ['intent', 'For 50 people', 'catering'],
    ],
  ],
  [
    'lunch for two on sunday',
    [
      ['need', 'lunch', 'for two on sunday'],
      ['intent', 'For 2 people', 'lunch on sunday'],
      ['intent', 'Open on Sunday', 'lunch for two'],
    ],
  ],
])('%j counts people', (q, expected) => {
  expect(chips(q)).toEqual(expected)
})

test.each(['retreat for two', 'plumber for 2 geysers', '4 rings', 'no 7'])(
  '%j counts none',
  (q) => {
    expect(parseQuery(q).intents).toEqual([])
  },
)
