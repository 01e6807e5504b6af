import { type OperatingHours, spanOfDay } from '#shared/hours/opening-hours.ts'
import { nearestKm } from '#shared/places/distance.ts'
import { type Located, locationOf } from '#shared/places/location.ts'
import type { AreaPart } from './area-part.ts'
import { STOP_WORDS } from './dictionary/stop-words.ts'
import type { Order } from './filters.ts'
import {
  compareListed,
  compareOrdered,
  containsAny,
  MATCH_FIELDS,
  type MatchField,
  matchArea,
  rankScore,
  type SearchText,
  type StoredBusiness,
} from './match.ts'
import { closeNeedles, isTrade, type ParsedQuery, type WordGroup } from './query.ts'
import type { Intent } from './query-intents.ts'
import { RESULT_GROUPS, type ResultGroup } from './result-groups.ts'

/** The value of a match: the field with the word, times how close the word is to what was typed. */
const FIELD: Record<MatchField, number> = { name: 10, services: 8, industry: 7, description: 4 }
const WORD = { own: 1, same: 0.8, wide: 0.3, part: 0.2 }
/** Outside the word's own industries: a figure of speech, or another trade. */
const OUTSIDE_INDUSTRY = 0.3
/** The typed word, by field: repeated occurrences count more. */
const REPEATED = 0.12
/** Two words typed in a row and found in a row. */
const IN_A_ROW: Record<MatchField, number> = { name: 5, services: 4, industry: 0, description: 2 }
/** The whole query is the name, or part of it. */
const WHOLE_NAME = 20
const IN_NAME = 8
/** The same with its small words: 'still point'. */
const WORD_FOR_WORD = 14
/** An intent that the business meets. */
const INTENT = 6
/** Smaller differences count as equal, and the order of every list decides. */
const STEP = 0.5

/** The input of scoring. Opening hours are read only if an intent needs them. */
export interface Candidate extends StoredBusiness {
  area: string
  /** The exact location, if known. */
  latitude?: number | null
  longitude?: number | null
  industry: string
  text: SearchText
  priceRange: string
  isBookable: 0 | 1
  createdAt: string
  operatingHours: OperatingHours | null
}

export interface Scored {
  business: Candidate
  score: number
  group: ResultGroup
  isInPlace: boolean
  /** The distance from the centre of the requested place; null if either is unknown. */
  km: number | null
  /** Has what was searched for, in these words or in synonyms. */
  isClose: boolean
  /** Of another trade than the one searched for; its texts happen to have the word. */
  isMention: boolean
  /** It has an industry of its own, and neither its name nor its services have what was searched for. */
  isStranger: boolean
  /** A text has all words of the query in a row. */
  isQuoting: boolean
  /** Somebody has typed its name, and not a trade: then it counts that it is there, and not who pays. */
  isNamed: boolean
}

/** A word in the name or the services is a strong match; one in a description may be a mention in passing. */
const STRONG_MATCH_SCORE = 6
export const isStrong = ({ score }: Scored) => score >= STRONG_MATCH_SCORE

type Kind = keyof typeof WORD
const KINDS: readonly Kind[] = ['own', 'same', 'wide', 'part']

/**
 * How well a business matches. `close`: the searched thing, literally or as a synonym, in its own industry.
 * `wide`: the trade, or the nearest one. `promised`: the typed word is in a field that the product promises
 * to search, whatever it means there. `passing`: anything else.
 */
const GRADES = ['passing', 'promised', 'wide', 'close'] as const
type Grade = (typeof GRADES)[number]

interface TermMatch {
  worth: number
  grade: Grade
}

const better = (a: Grade, b: Grade) => (GRADES.indexOf(a) < GRADES.indexOf(b) ? b : a)
const worse = (a: Grade, b: Grade) => (better(a, b) === a ? b : a)

const belongsToIndustry = ({ industries }: WordGroup, industry: string) =>
  industries.length === 0 || industries.some((one) => one === industry)

function matchTerm(group: WordGroup, { text, industry }: Candidate): TermMatch | null {
  const isAtHome = belongsToIndustry(group, industry)
  let best = 0
  let again = 0
  let grade: Grade | null = null
  for (const kind of KINDS) {
    const needles = group[kind]
    if (needles.length === 0) continue
    for (const field of MATCH_FIELDS) {
      const worth = FIELD[field] * WORD[kind] * (isAtHome ? 1 : OUTSIDE_INDUSTRY)
      const found = better(grade ?? 'passing', gradeOf(kind, field, isAtHome))
      // A trade has dozens of wider words, which matter only if the typed ones are missing.
      if (kind !== 'own' && worth <= best && found === grade) continue
      if (!containsAny(text[field], needles)) continue
      best = Math.max(best, worth)
      if (kind === 'own') again += worth
      grade = found
    }
  }
  return grade && { worth: best + again * REPEATED, grade }
}

function gradeOf(kind: Kind, field: MatchField, isAtHome: boolean): Grade {
  if (isAtHome && kind !== 'part') return kind === 'wide' ? 'wide' : 'close'
  return (kind === 'own' || kind === 'part') && field !== 'services' ? 'promised' : 'passing'
}

/** The query, prepared once for all scored businesses. */
interface Typed {
  /** Words typed in a row, as they would occur in a text. */
  pairs: readonly string[]
  /** Without small words like 'and' for '&'. */
  contentWords: string
  firstContentWord: string
  isPhrase: boolean
  /** Everything, as it would occur in a text. */
  whole: string
  /** Without the place and what is wanted besides. */
  need: string
  /** Some of its words were dropped, since nobody has them. */
  isPartial: boolean
}

const contentWordsOf = (words: readonly string[]) =>
  ` ${words.filter((word) => !STOP_WORDS.has(word)).join(' ')} `

function typedOf({ typed, area, intents, words, optional }: ParsedQuery): Typed {
  const pairs = typed.slice(1).flatMap((second, at) => {
    const first = typed[at] ?? ''
    return STOP_WORDS.has(first) || STOP_WORDS.has(second) ? [] : [` ${first} ${second} `]
  })
  const contentWords = contentWordsOf(typed)
  const [firstContentWord = ''] = contentWords.trim().split(' ')
  const whole = ` ${typed.join(' ')} `
  const others = [...intents, ...(area?.fromQuery ? [area.fromQuery] : [])]
  const isNeed = (at: number) => !others.some(({ start, end }) => at >= start && at < end)
  const need = typed.filter((_, at) => isNeed(at)).join(' ')
  const used = [...words, ...optional, ...others]
  const isPartial = typed.some(
    (word, at) => !STOP_WORDS.has(word) && !used.some(({ start, end }) => at >= start && at < end),
  )
  const isPhrase = typed.length > 1
  return { pairs, contentWords, firstContentWord, isPhrase, whole, need, isPartial }
}

/** In its services or its name. Beside a word that nobody has, 'art' in a name is no artist. */
function isOffered(group: WordGroup, { services, name }: SearchText, { isPartial }: Typed) {
  const needles = isPartial ? group.own : closeNeedles(group)
  return containsAny(services, needles) || containsAny(name, needles)
}

function phraseScore({ pairs }: Typed, text: SearchText): number {
  let worth = 0
  for (const pair of pairs) {
    const field = MATCH_FIELDS.find((name) => text[name].includes(pair))
    if (field) worth += IN_A_ROW[field]
  }
  return worth
}

/** The name as typed. */
function nameScore(typed: Typed, text: SearchText): number {
  if (typed.firstContentWord === '' || !text.name.includes(typed.firstContentWord)) return 0
  const name = contentWordsOf(text.name.trim().split(' '))
  if (name === typed.contentWords) return WHOLE_NAME
  if (!typed.isPhrase || !name.includes(typed.contentWords)) return 0
  return text.name.includes(typed.whole) ? WORD_FOR_WORD : IN_NAME
}

function meetsIntent(intent: Intent, { priceRange, operatingHours, text }: Candidate): boolean {
  const spans = Object.values(operatingHours ?? {}).map(spanOfDay)
  switch (intent.kind) {
    case 'cheap':
      return priceRange === '$'
    case 'allDay':
      return (
        spans.filter((span) => span && span.to - span.from >= 24 * 60).length >= 5 ||
        containsAny(text.description + text.services, [' day and night ', ' 24 hour', ' 24 7 '])
      )
    case 'late':
      return spans.some((span) => span && span.to >= LATE)
    case 'openOn':
      return intent.days.every((day) => {
        const hours = operatingHours?.[day]
        return hours !== undefined && spanOfDay(hours) !== null
      })
    default:
      return false
  }
}

/** In minutes: most kitchens close at ten. */
const LATE = 23 * 60

const BY_HOURS: readonly Intent['kind'][] = ['allDay', 'late', 'openOn']

export const needsHours = ({ intents }: ParsedQuery) =>
  intents.some(({ intent }) => BY_HOURS.includes(intent.kind))

function intentScore(parsed: ParsedQuery, business: Candidate): number {
  let worth = 0
  for (const { intent } of parsed.intents) {
    if (intent.kind === 'best')
      worth += rankScore(business.ratingSum, business.ratingCount) * INTENT
    else if (meetsIntent(intent, business)) worth += INTENT
  }
  return worth
}

export function kmFrom(part: AreaPart, located: Located): number | null {
  const point = locationOf(located)
  if (!point) return null
  const middles = part.places.flatMap((place) => place.point ?? [])
  return middles.length > 0 ? nearestKm(middles, point) : null
}

function scoreOne(business: Candidate, parsed: ParsedQuery, typed: Typed) {
  const { text, latitude, longitude } = business
  let worth = 0
  let grade: Grade = 'close'
  for (const group of parsed.words) {
    const match = matchTerm(group, business)
    if (!match) return null
    worth += match.worth
    grade = worse(grade, match.grade)
  }
  for (const group of parsed.optional) worth += matchTerm(group, business)?.worth ?? 0
  const inName = nameScore(typed, text)
  const score = worth + phraseScore(typed, text) + inName + intentScore(parsed, business)
  return {
    business,
    score: Math.round(score / STEP) * STEP,
    grade: inName > 0 ? 'close' : grade,
    isInPlace: parsed.area === null || matchArea(business.area, text, parsed.area) === true,
    km: parsed.area && kmFrom(parsed.area, { suburb: text.suburb, latitude, longitude }),
    isStranger:
      business.industry !== 'Other' &&
      !parsed.words.every((group) => isOffered(group, text, typed)),
    isQuoting: MATCH_FIELDS.some((field) => text[field].includes(typed.need)),
    isNamed: inName >= WORD_FOR_WORD && !parsed.words.every(isTrade),
    isMention:
      inName === 0 && !parsed.words.every((group) => belongsToIndustry(group, business.industry)),
  }
}

/**
 * All matches in the order of the results page. Direct matches come first: in the place, then around it, the
 * nearest first. Loose matches follow; mentions in passing are left out if anything matches better.
 */
export function scoreAll(businesses: readonly Candidate[], parsed: ParsedQuery): Scored[] {
  const typed = typedOf(parsed)
  const matching = businesses.flatMap((business) => scoreOne(business, parsed, typed) ?? [])
  const isAbsent = isAbsentTrade(matching, parsed)
  const all = isAbsent
    ? matching.filter(({ isStranger, isQuoting }) => !isStranger || isQuoting)
    : matching
  const isStrange = all.length < matching.length
  const hasClose = all.some(({ grade }) => grade === 'close')
  const hasWide = all.some(({ grade }) => grade === 'wide')
  return all
    .filter(({ grade }) => grade !== 'passing' || !(hasClose || hasWide))
    .map(({ grade, ...one }): Scored => {
      const isLoose =
        isStrange || (hasClose && grade !== 'close') || (hasWide && grade === 'promised')
      return {
        ...one,
        isClose: grade === 'close',
        group: groupOf(one, { isAbsent, isLoose }),
      }
    })
    .sort(compareScored)
}

/**
 * Nobody is of the trade that was asked for: then those whose texts happen to have a word of it are no answer. Who has
 * the whole query in a text is still listed, since the product promises it, but apart from answers.
 */
const isAbsentTrade = (all: readonly Pick<Scored, 'isMention'>[], { words }: ParsedQuery) =>
  words.some(isTrade) && all.every(({ isMention }) => isMention)

function groupOf(
  { business, isNamed, isStranger, isInPlace }: Omit<Scored, 'group' | 'isClose'>,
  { isAbsent, isLoose }: { isAbsent: boolean; isLoose: boolean },
): ResultGroup {
  if (isAbsent && isStranger) return 'mention'
  if (isLoose) return 'loose'
  if (business.plan === '' && !isNamed) return 'unclaimed'
  return isInPlace ? 'in' : 'nearby'
}

function compareScored(a: Scored, b: Scored): number {
  return (
    RESULT_GROUPS.indexOf(a.group) - RESULT_GROUPS.indexOf(b.group) ||
    compareLate(a, b) ||
    Number(b.isInPlace) - Number(a.isInPlace) ||
    (a.isInPlace ? 0 : roundedKm(a) - roundedKm(b)) ||
    b.score - a.score ||
    compareListed(a.business, b.business)
  )
}

/** Of what fits as well, those whom somebody looks after come first, in every order. */
const isLate = ({ business, isNamed }: Scored) => business.plan === '' && !isNamed
const compareLate = (a: Scored, b: Scored) => Number(isLate(a)) - Number(isLate(b))

/** In another order than the recommended one; the groups stay separate. */
export function inOrder(scored: readonly Scored[], order: Order): Scored[] {
  if (order === 'recommended') return [...scored]
  return scored.toSorted(
    (a, b) =>
      RESULT_GROUPS.indexOf(a.group) - RESULT_GROUPS.indexOf(b.group) ||
      compareLate(a, b) ||
      (order === 'nearest'
        ? (a.km ?? FAR) - (b.km ?? FAR) || compareListed(a.business, b.business)
        : compareOrdered(a.business, b.business, order)),
  )
}

const FAR = 1000
/** To half a kilometre: most places are known by the middle of their suburb. */
const roundedKm = ({ km }: Scored) => (km === null ? FAR : Math.round(km * 2) / 2)
