import type { Db } from '#server/platform/db/schema.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import { labelAsOf } from '#shared/hours/open-label.ts'
import { type When, whenOf } from '#shared/hours/when.ts'
import type { Understood } from '#shared/schemas/business-list.ts'
import { canExclude, type Filters, isNarrowed } from '#shared/search/filters.ts'
import {
  isEmptyQuery,
  isTrade,
  isWeak,
  type ParsedQuery,
  type WordGroup,
} from '#shared/search/query.ts'
import { understoodOf } from '#shared/search/understood.ts'
import { timeOfFilters, whenOfFilters } from '#shared/search/when-of-filters.ts'
import { chooseWords, occurs } from './choose-words.ts'
import { type FoundPage, findPage, type PageSize } from './find-page.ts'
import { criteriaOfAll, criteriaOfTier } from './match-criteria.ts'
import { type ReadQuery, readQuery } from './read-query.ts'
import { hasAny, hasMore, type Scope } from './search.repository.ts'
import type { TextIndex } from './text-index.ts'
import { hasCentre } from './within-reach.ts'

export interface Asked {
  q: string
  area: string
  category: CategorySlug | undefined
  filters: Filters
  page: number
}

/** How the query was understood, beside its results. */
export interface Reading {
  parsed: ParsedQuery
  corrected: ReadQuery['corrected']
  /** Words that were dropped, since no business has them together with the others. */
  dropped: string[]
  /** Nothing is in the place or near it: the nearest elsewhere are shown. */
  isAnywhere: boolean
  understood: Understood[]
  /** The trade that was asked for, if nobody here has it: the results are of the nearest ones, or only mention it. */
  absent: string | null
  /** The time that was asked for. */
  when: When | null
  /** The label of the time that was chosen by filter. */
  openThen: string | null
  /** The label of a time in the query at which nobody is open, so that all are shown. */
  closedThen: string | null
}

export type Found = FoundPage & Reading

/** Null without a query: that is the whole list. */
export async function searchCatalogue(
  { db, index, now }: { db: Db; index: TextIndex; now: Date },
  asked: Asked,
  size: PageSize,
): Promise<Found | null> {
  const read = withLabelsAsOf(now, await readQuery(db, index, asked))
  const { category, filters } = asked
  const said = read.parsed.intents.find(({ intent }) => intent.kind === 'open')
  const named = timeOfFilters(filters)
  const chosen = whenOfFilters(filters, now)
  const openThen = named && labelAsOf(now, named)
  const when = chosen ?? (said?.intent.kind === 'open' ? whenOf(said.intent.when, now) : null)
  const isWhole = isEmptyQuery(read.parsed) && read.parsed.elsewhere.length === 0
  if (isWhole && !isNarrowed(filters) && when === null) return null

  const { expansions } = read
  const scope = { db, index, category, filters, expansions, now, when, lookups: new Map() }
  const found = await searchWords(scope, read, asked, size)
  if (found.total > 0 || !said || chosen) return { ...found, when, openThen, closedThen: null }
  // A time in the query is a wish: if nobody is open then, who is there at other times is still of use.
  const all = await searchWords({ ...scope, when: null }, read, asked, size)
  return { ...all, when: null, openThen, closedThen: all.total > 0 ? said.label : null }
}

/** A time in the query that has passed today is said with its day. */
function withLabelsAsOf(now: Date, read: ReadQuery): ReadQuery {
  const intents = read.parsed.intents.map((found) =>
    found.intent.kind === 'open'
      ? { ...found, label: labelAsOf(now, found.intent.when, found.label) }
      : found,
  )
  return { ...read, parsed: { ...read.parsed, intents } }
}

type FoundWords = Omit<Found, 'when' | 'openThen' | 'closedThen'>

async function searchWords(
  scope: Scope,
  { parsed, corrected }: ReadQuery,
  asked: Asked,
  size: PageSize,
): Promise<FoundWords> {
  const { filters, when } = scope
  const anyTime = { ...scope, filters: {}, when: null }
  const { words, optional, narrowing } = await chooseWords(anyTime, parsed)
  const unknown = [...namesWithout(parsed.words, words), ...parsed.elsewhere]
  const chipsOf = (words: WordGroup[]) =>
    understoodOf({ ...parsed, words }, (corrected ?? asked).area)
  // No specific word is known: the remaining words, or the place alone, are not what was searched for.
  const isLost = words.every(isWeak) && (words.length < parsed.words.length || unknown.length > 0)
  if (isLost || isOtherTrade(scope, parsed.words, words))
    return {
      ...nothing(asked.page),
      absent: parsed.elsewhere.length > 0 ? null : nameOf(parsed.words),
      understood: chipsOf(words),
      parsed,
      dropped: [],
      corrected: null,
      isAnywhere: false,
    }

  const isStrict = unknown.length > 0 && !words.some(isTrade)
  const find = async (words: WordGroup[]) => {
    const left = { ...parsed, words, optional }
    return {
      left,
      found: await findPage(scope, { parsed: left, isStrict, isInReach: true }, asked.page, size),
    }
  }
  let { left, found } = await find([...words, ...narrowing])
  // Only other trades have all words ('dentist for kids': a clinic): all but the trade are dropped.
  const trades = words.filter(isTrade)
  const isPlainer = trades.length > 0 && trades.length < left.words.length
  if (isPlainer && !found.isClose && (found.total > 0 || !(canExclude(filters) || when))) {
    const plainer = await find(trades)
    if (plainer.found.isClose || found.total === 0) ({ left, found } = plainer)
  }
  const used = words.filter((group) => left.words.includes(group))
  const dropped = [...unknown, ...namesWithout(words, used)]
  const reading = { corrected, dropped, isAnywhere: false }
  const understood = chipsOf(used)
  const absentIn = async (page: FoundPage) =>
    (await isAbsent(scope, page, left)) ? nameOf(left.words) : null
  const here = async () => ({
    ...found,
    ...reading,
    absent: await absentIn(found),
    understood,
    parsed: left,
    corrected: found.total > 0 ? corrected : null,
  })
  const isPoor = left.words.some(isTrade) && !found.isStrong
  if (words.length === 0 || !left.area) return here()
  if (found.isAnswered && !isPoor && !isSparse(found, size)) return here()

  const isKnown = left.area.places.length > 0
  if (found.total > 0 && !isKnown) return here()
  const wider = { ...left, area: isKnown ? left.area : null }
  const search = { parsed: wider, isAnywhere: true, isStrict }
  const widened = async (further: FoundPage, isAnywhere: boolean): Promise<FoundWords> => ({
    ...further,
    ...reading,
    absent: await absentIn(further),
    understood,
    dropped: isKnown ? dropped : [...dropped, left.area?.name ?? ''],
    parsed: wider,
    isAnywhere,
  })
  // Few are near: then what is worth the way is shown as well, by distance.
  if (hasCentre(wider) && isSparse(found, size) && !(await isCommon(anyTime, wider, size))) {
    const around = await findPage(scope, { ...search, isInReach: true }, asked.page, size)
    if (around.total > found.total && around.isAnswered && (around.isStrong || !isPoor))
      return widened(around, around.inPlace === 0)
  }
  if (found.isAnswered && !isPoor) return here()

  // Nothing there, or only mentions: search everywhere by distance, and without a place that is unknown.
  const further = await findPage(scope, { ...search, isStrongFirst: isPoor }, asked.page, size)
  const isBetter = found.isAnswered ? further.isStrong : further.isAnswered
  if (found.total > 0 && !isBetter) return here()
  return widened(further, isKnown && further.total > 0)
}

/** 'tattoo studio' where nobody tattoos: other studios are no answer, unless they are of a trade beside it. */
function isOtherTrade(
  { expansions }: Scope,
  asked: readonly WordGroup[],
  words: readonly WordGroup[],
): boolean {
  const missing = asked.filter(
    (group) => isTrade(group) && !words.includes(group) && !occurs(group, expansions),
  )
  const isBeside = ({ industries }: WordGroup) =>
    missing.some((one) => one.industries.some((industry) => industries.includes(industry)))
  return missing.length > 0 && !words.some((group) => isTrade(group) && isBeside(group))
}

/** No result has the trade itself, and neither has anybody whom a filter, the time or the place leaves out. */
async function isAbsent(
  scope: Scope,
  { isClose, total, results }: FoundPage,
  parsed: ParsedQuery,
): Promise<boolean> {
  if (isClose || !parsed.words.some(isTrade)) return false
  const isMentioned = results.length > 0 && results.every(({ group }) => group === 'mention')
  if (isMentioned || (total > 0 && !parsed.area && !canExclude(scope.filters) && !scope.when))
    return true
  const anywhere = { ...parsed, area: null }
  const criteria = criteriaOfTier(anywhere, { close: true, ring: 0 })
  return !(await hasAny({ ...scope, filters: {}, when: null }, criteria))
}

const nameOf = (words: readonly WordGroup[]) => words.map(({ typed }) => typed).join(' ') || null

/** Not even a page. */
const isSparse = ({ total, totalIsExact }: FoundPage, { size }: PageSize) =>
  totalIsExact && total < size

/** More businesses have the words than can be scored, so that those around cannot be chosen by distance. */
const isCommon = (scope: Scope, parsed: ParsedQuery, { most }: PageSize) =>
  hasMore(scope, criteriaOfAll({ ...parsed, area: null }), most)

/** The words that are not left; those that say little by themselves are dropped silently. */
const namesWithout = (words: readonly WordGroup[], left: readonly WordGroup[]) =>
  words.filter((group) => !left.includes(group) && !isWeak(group)).map(({ typed }) => typed)

const nothing = (page: number): FoundPage => ({
  results: [],
  page: Math.min(1, page),
  pageCount: 0,
  total: 0,
  totalIsExact: true,
  inPlace: null,
  facets: null,
  isAnswered: false,
  isClose: false,
  isStrong: false,
  specialDays: null,
})
