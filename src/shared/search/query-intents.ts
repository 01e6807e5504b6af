import type { Weekday } from '#shared/hours/opening-hours.ts'
import type { NamedTime } from '#shared/hours/when.ts'
import { countOf } from '#shared/text/numbers.ts'
import { findPeople } from './query-people.ts'
import { findTime } from './query-times.ts'

/** What a visitor wants in addition to the trade, if the business has a field for it. */
export type Intent =
  | { kind: 'cheap' | 'best' | 'allDay' | 'late' | 'nearMe' }
  /** Only who is open then. */
  | { kind: 'open'; when: NamedTime }
  /** For the request to the business. */
  | { kind: 'people'; count: number }
  | { kind: 'openOn'; days: readonly Weekday[] }

export interface FoundIntent {
  intent: Intent
  label: string
  /** The range of words that express it. */
  start: number
  end: number
}

const SAID: readonly (readonly [string, Intent, string])[] = [
  [
    'cheap, cheapest, cheaper, affordable, budget, inexpensive, low cost, low price, not expensive, goedkoop, goedkoopste, bekostigbaar, tshiphu, good price, best price, good prices',
    { kind: 'cheap' },
    'Low price',
  ],
  ['best, top rated, highest rated, best rated, top, beste', { kind: 'best' }, 'Best rated'],
  [
    '24 hour, 24 hours, 24 7, 24hr, 24hrs, 24h, 24 hr, 24 uur, 24uur, day and night, round the clock, dag en nag, all night, after hours, at night, middle of the night, night time',
    { kind: 'allDay' },
    'Day and night',
  ],
  ['open late, late night, laat oop', { kind: 'late' }, 'Open late'],
  [
    'open now, nou oop, open right now, still open, currently open, kuvuliwe',
    { kind: 'open', when: { day: 'today', time: 'now' } },
    'Open now',
  ],
  [
    'near me, close to me, around me, near here, around here, nearby, close by, naby my, naby, kufutshane, in my area, nearest',
    { kind: 'nearMe' },
    'Near me',
  ],
]

/** Both days, so it is a preference: a single day must be met (`query-times.ts`). */
const WEEKENDS = [
  'weekends',
  'the weekend',
  'weekend',
  'naweke',
  'the weekends',
  'saturday and sunday',
]
const BEFORE_WEEKENDS = ['open on', 'open', 'on', 'oop', 'op', 'oop op', 'open on a', 'on a']

const ON_WEEKENDS: readonly [string, Intent, string] = [
  WEEKENDS.flatMap((name) => BEFORE_WEEKENDS.map((word) => `${word} ${name}`)).join(', '),
  { kind: 'openOn', days: ['saturday', 'sunday'] },
  'Open on weekends',
]

const PHRASES = new Map(
  [...SAID, ON_WEEKENDS].flatMap(([phrases, intent, label]) =>
    phrases.split(', ').map((phrase) => [phrase, { intent, label }] as const),
  ),
)
const MAX_WORDS = Math.max(...PHRASES.keys().map((phrase) => phrase.split(' ').length))

/** Every intent in the words, the longest expression first. */
export function findIntents(words: readonly string[]): FoundIntent[] {
  const found = findPhrases(words)
  const left = [...words]
  for (const { start, end } of found) left.fill('', start, end)
  const isTimed = found.some(({ intent }) => intent.kind === 'open')
  const time = isTimed ? null : findTime(left)
  if (time) {
    const { when, label, start, end } = time
    found.push({ intent: { kind: 'open', when }, label, start, end })
    left.fill('', start, end)
  }
  const people = findPeople(left)
  if (people) {
    const { count, start, end } = people
    const label = `For ${countOf(count, 'person', 'people')}`
    found.push({ intent: { kind: 'people', count }, label, start, end })
  }
  return found.sort((a, b) => a.start - b.start)
}

function findPhrases(words: readonly string[]): FoundIntent[] {
  const found: FoundIntent[] = []
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(start + MAX_WORDS, words.length); end > start; end--) {
      const known = PHRASES.get(words.slice(start, end).join(' '))
      if (!known) continue
      found.push({ ...known, start, end })
      start = end - 1
      break
    }
  }
  return found
}

/** The number of people in the query. */
export function peopleOf({ intents }: { intents: readonly FoundIntent[] }): number | null {
  const found = intents.find(({ intent }) => intent.kind === 'people')
  return found?.intent.kind === 'people' ? found.intent.count : null
}
