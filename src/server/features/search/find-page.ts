import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import { type When, whenNow } from '#shared/hours/when.ts'
import type { Facets } from '#shared/schemas/business-list.ts'
import { facetsOf } from '#shared/search/facets.ts'
import { canExclude, meetsFilters } from '#shared/search/filters.ts'
import type { ParsedQuery } from '#shared/search/query.ts'
import { RESULT_GROUPS, type ResultGroup } from '#shared/search/result-groups.ts'
import {
  type Candidate,
  inOrder,
  isStrong,
  kmFrom,
  needsHours,
  type Scored,
  scoreAll,
} from '#shared/search/score.ts'
import { BOUNDS } from './bounds.ts'
import type { CandidateRow } from './candidate.ts'
import { orderKeysOf, textOf } from './candidate-texts.ts'
import { countSome } from './count-some.ts'
import { criteriaOfAll, innerCriteria, type MatchCriteria } from './match-criteria.ts'
import { type Ranked, rankByTier } from './rank-by-tier.ts'
import { type HoursById, isOpen, readHours } from './read-hours.ts'
import { findAll, hasMore, type Scope } from './search.repository.ts'
import type { SpecialDaysById } from './special-days.repository.ts'
import { onlyKnown } from './term-expansions.ts'
import { withinReach } from './within-reach.ts'

export interface PageSize {
  /** Page size. */
  size: number
  /** At most this many are scored and counted. */
  most: number
  /** With more matches, this many can be read. */
  deepest: number
}

interface Result {
  id: string
  group: ResultGroup
  km: number | null
}

export interface FoundPage {
  results: Result[]
  page: number
  pageCount: number
  total: number
  /** False if there are more than `most`. */
  totalIsExact: boolean
  /** How many are in the requested place itself; null if that was not counted. */
  inPlace: number | null
  /** Null without a query. */
  facets: Facets | null
  /** Whether any result is of the requested trade, or none is of another. */
  isAnswered: boolean
  /** Whether anybody has what was asked for, and not only its trade. */
  isClose: boolean
  /** Whether any is in the place itself, or has what was asked for in its name or its services. */
  isStrong: boolean
  /** Of all results; null if the search did not need them. */
  specialDays: SpecialDaysById | null
}

export interface Search {
  parsed: ParsedQuery
  /** The place affects only the order: nothing is in it or near it. */
  isAnywhere?: boolean
  /** Words were dropped, so the rest must be a strong match: a mention in passing is not enough. */
  isStrict?: boolean
  /** Weak matches are loose ones if there are strong ones. */
  isStrongFirst?: boolean
  /** Only what is near enough to be worth the way. */
  isInReach?: boolean
}

/**
 * One page of a search without reading every business. The index returns candidates, and one score for both
 * engines orders them. If a word is so common that scoring all would be slow, the tiers are filled one after
 * the other from the best.
 */
export async function findPage(
  scope: Scope,
  search: Search,
  asked: number,
  { size, most, deepest }: PageSize,
): Promise<FoundPage> {
  const { parsed, isAnywhere = false } = search
  const known = { ...search, parsed: onlyKnown(parsed, scope.expansions) }
  const criteria = criteriaOfAll(isAnywhere ? { ...parsed, area: null } : parsed)
  const { found, facets, hoursById } = await findNarrowed(scope, known, criteria, most)
  const few = found ? null : await rankFirst(scope, known, { asked, size, most, deepest })
  const total = found?.length ?? few?.total ?? most
  const readable = found || few?.totalIsExact ? total : deepest
  const page = pageWithin(asked, readable, size)
  const from = (page - 1) * size
  const results = found
    ? found.slice(from, from + size).map(resultOfScored)
    : (few?.ranked.slice(from, Math.min(from + size, readable)).map(resultOfRanked(known.parsed)) ??
      [])
  return {
    results,
    page,
    pageCount: Math.ceil(readable / size),
    total,
    totalIsExact: found !== null || few?.totalIsExact === true,
    inPlace: found?.filter(({ group }) => group === 'in').length ?? null,
    facets,
    isAnswered: found ? found.some(({ isMention }) => !isMention) : total > 0,
    isClose: found ? found.some(({ isClose }) => isClose) : total > 0,
    isStrong: found ? found.some((one) => one.isInPlace || isStrong(one)) : total > 0,
    specialDays: results.every(({ id }) => hoursById.known.has(id)) ? hoursById.specialDays : null,
  }
}

const pageWithin = (asked: number, total: number, size: number) =>
  Math.max(1, Math.min(asked, Math.ceil(total / size)))

/** All matches that pass the filters, in their order; `found` is null if they are too many to score. */
async function findNarrowed(
  scope: Scope,
  search: Search,
  criteria: MatchCriteria,
  most: number,
): Promise<{ found: Scored[] | null; facets: Facets; hoursById: HoursById }> {
  const { filters, when } = scope
  const unfiltered = { ...scope, filters: {}, when: null }
  const inner = criteria.area && innerCriteria(search.parsed)
  // If the nearest alone are too many, the rest need not be searched.
  const hasTooMany = async (narrowed: Scope) =>
    inner !== null && (await hasMore(narrowed, inner, most))
  const within = async (narrowed: Scope) =>
    (await hasTooMany(narrowed)) ? null : findAll(narrowed, criteria, most)
  const all = await within(unfiltered)
  const rows = all ?? (canExclude(filters) || when ? await within(scope) : null)
  const { found, countable, hoursById } = await scoreRows(scope, rows ?? [], search)
  const counted = inner && (await hasTooMany(unfiltered)) ? inner : criteria
  return {
    found: rows && inOrder(found, filters.sort ?? 'recommended'),
    facets: all
      ? facetsOf(countable, filters, true)
      : await countSome(unfiltered, counted, filters, when, countable),
    hoursById,
  }
}

/** The matches that pass the filters, and the counts of all. */
async function scoreRows(scope: Scope, rows: readonly CandidateRow[], search: Search) {
  const { filters, now, when } = scope
  const isAsked = needsHours(search.parsed) || when !== null
  const hoursById = await readHours(scope, isAsked ? rows : rows.slice(0, BOUNDS.counted))
  const scored = score(rows, hoursById, search)
  const countable = scored.map(({ business }) => ({
    ...business,
    suburb: business.text.suburb,
    isOpen: isOpen(hoursById, business.id, whenNow(now)),
    isOpenThen: when === null || isOpen(hoursById, business.id, when) === true,
  }))
  const isOpenById = new Map(countable.map(({ id, isOpenThen }) => [id, isOpenThen]))
  const found = scored.filter(
    ({ business }) => meetsFilters(business, filters) && isOpenById.get(business.id),
  )
  return { found, countable, hoursById }
}

function score(
  rows: readonly CandidateRow[],
  { hours }: HoursById,
  { parsed, isStrict, isStrongFirst, isInReach }: Search,
): Scored[] {
  const all = scoreAll(
    rows.map((row) => candidateOf(row, hours.get(row.id) ?? null)),
    parsed,
  )
  const scored = isInReach ? withinReach(all, parsed) : all
  const strong = scored.filter(isStrong)
  if (isStrict) return strong
  if (!isStrongFirst || strong.length === 0) return scored
  const weak = scored.filter((one) => !isStrong(one))
  return [...strong, ...weak.map(asLoose)].sort(
    (a, b) => RESULT_GROUPS.indexOf(a.group) - RESULT_GROUPS.indexOf(b.group),
  )
}

const asLoose = (one: Scored): Scored =>
  one.group === 'mention' ? one : { ...one, group: 'loose' }

const resultOfScored = ({ business, group, km }: Scored): Result => ({ id: business.id, group, km })

function groupOfRanked(plan: Ranked['plan'], rank: Ranked['rank']): ResultGroup {
  if (!rank.close) return 'loose'
  if (plan === '') return 'unclaimed'
  return rank.ring === 0 ? 'in' : 'nearby'
}

const resultOfRanked =
  ({ area }: ParsedQuery) =>
  ({ id, plan, rank, ...located }: Ranked): Result => ({
    id,
    group: groupOfRanked(plan, rank),
    km: area && kmFrom(area, located),
  })

/** How many times as many are read if too few of the first are open. */
const FURTHER = 4

/** With more matches than can be scored, as many as the page needs. */
async function rankFirst(
  scope: Scope,
  { parsed }: Search,
  { asked, size, most, deepest }: PageSize & { asked: number },
): Promise<{ ranked: Ranked[]; total: number; totalIsExact: boolean }> {
  const enough = Math.min(pageWithin(asked, deepest, size) * size, deepest)
  for (let looked = enough; ; looked *= FURTHER) {
    const first = await rankByTier(scope, parsed, looked, most)
    // The index has already excluded closed businesses, except for odd minutes and special days.
    const ranked = scope.when === null ? first : await onlyOpen(scope, first, scope.when)
    const totalIsExact = first.length < looked
    if (ranked.length >= enough || totalIsExact)
      return { ranked, total: totalIsExact ? ranked.length : most, totalIsExact }
  }
}

async function onlyOpen(scope: Scope, ranked: Ranked[], when: When): Promise<Ranked[]> {
  const hoursById = await readHours(scope, ranked)
  return ranked.filter(({ id }) => isOpen(hoursById, id, when))
}

function candidateOf(row: CandidateRow, operatingHours: OperatingHours | null): Candidate {
  const { area, latitude, longitude, industry, priceRange, isBookable } = row
  return {
    ...orderKeysOf(row),
    area,
    latitude,
    longitude,
    industry,
    priceRange,
    isBookable,
    operatingHours,
    text: textOf(row),
  }
}
