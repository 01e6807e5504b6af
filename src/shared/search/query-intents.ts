import { WEEKDAYS, type Weekday } from '#shared/hours/opening-hours.ts'

/** What a visitor wants in addition to the trade, if the listing has a field for it. */
export type Intent =
  | { kind: 'cheap' | 'best' | 'allDay' | 'late' | 'openNow' | 'nearMe' }
  | { kind: 'openOn'; days: readonly Weekday[] }

export interface FoundIntent {
  wish: Intent
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
    { kind: 'openNow' },
    'Open now',
  ],
  [
    'near me, close to me, around me, near here, around here, nearby, close by, naby my, naby, kufutshane, in my area, nearest',
    { kind: 'nearMe' },
    'Near me',
  ],
]

const AFRIKAANS_DAYS = 'maandag dinsdag woensdag donderdag vrydag saterdag sondag'.split(' ')

const title = (text: string) => text[0]?.toUpperCase() + text.slice(1)

function dayPhrases(): (readonly [string, Intent, string])[] {
  const of = (names: readonly string[], days: readonly Weekday[], label: string) => {
    const before = ['open on', 'open', 'on', 'oop', 'op', 'oop op', 'open on a', 'on a']
    const phrases = names.flatMap((name) => before.map((word) => `${word} ${name}`))
    return [phrases.join(', '), { kind: 'openOn', days }, `Open on ${label}`] as const
  }
  return [
    ...WEEKDAYS.map((day, at) => {
      const names = [day, `${day}s`, AFRIKAANS_DAYS[at] ?? '', `${AFRIKAANS_DAYS[at]}e`]
      return of(names, [day], title(day))
    }),
    of(
      ['weekends', 'the weekend', 'weekend', 'naweke', 'the weekends', 'saturday and sunday'],
      ['saturday', 'sunday'],
      'weekends',
    ),
  ]
}

const PHRASES = new Map(
  [...SAID, ...dayPhrases()].flatMap(([phrases, wish, label]) =>
    phrases.split(', ').map((phrase) => [phrase, { wish, label }] as const),
  ),
)
const MAX_WORDS = Math.max(...PHRASES.keys().map((phrase) => phrase.split(' ').length))

/** Every intent in the words, the longest expression first. */
export function findIntents(words: readonly string[]): FoundIntent[] {
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
