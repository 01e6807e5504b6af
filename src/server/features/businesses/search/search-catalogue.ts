import type { Db } from '#server/platform/db/schema.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import { pointNear } from '#shared/places/near.ts'
import type { Understood } from '#shared/schemas/business-list.ts'
import { canExclude, type Filters, isNarrowed } from '#shared/search/filters.ts'
import {
  isEmptyQuery,
  isTrade,
  isWeak,
  type ParsedQuery,
  parseQuery,
  type WordGroup,
} from '#shared/search/query.ts'
import { understoodOf } from '#shared/search/understood.ts'
import { chooseWords, isHeld } from './choose-words.ts'
import { correctQuery, type Unknown } from './correct-query.ts'
import { type FoundPage, findPage, type PageSize } from './find-page.ts'
import {
  expandTerms,
  isIndexed,
  type TermExpansions,
  withoutCommonParts,
} from './term-expansions.ts'
import type { TextIndex } from './text-index.ts'

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
  corrected: { q: string; area: string } | null
  /** Words that were dropped, since no business has them together with the others. */
  dropped: string[]
  /** Nothing is in the place or near it: the nearest elsewhere are shown. */
  isAnywhere: boolean
  understood: Understood[]
}

export type Found = FoundPage & Reading

interface Read {
  parsed: ParsedQuery
  expansions: TermExpansions
  corrected: Reading['corrected']
}

/** Null without a query: that is the whole list. */
export async function searchCatalogue(
  { db, index, now }: { db: Db; index: TextIndex; now: Date },
  asked: Asked,
  size: PageSize,
): Promise<Found | null> {
  const { parsed, expansions, corrected } = await correctedQuery(db, index, asked)
  if (isEmptyQuery(parsed) && parsed.elsewhere.length === 0 && !isNarrowed(asked.filters))
    return null

  const { category, filters } = asked
  const scope = { db, index, category, filters, expansions, now, lookups: new Map() }
  const { words, optional, narrowing } = await chooseWords({ ...scope, filters: {} }, parsed)
  const unknown = [...namesWithout(parsed.words, words), ...parsed.elsewhere]
  const chipsOf = (words: WordGroup[]) =>
    understoodOf({ ...parsed, words }, (corrected ?? asked).area)
  // No specific word is known: the remaining words, or the place alone, are not what was searched for.
  const isLost = words.every(isWeak)
  if (isLost && (words.length < parsed.words.length || unknown.length > 0))
    return {
      ...nothing(asked.page),
      understood: chipsOf(words),
      parsed,
      dropped: [],
      corrected: null,
      isAnywhere: false,
    }

  const isStrict = unknown.length > 0 && !words.some(isTrade)
  const find = async (words: WordGroup[]) => {
    const left = { ...parsed, words, optional }
    return { left, found: await findPage(scope, { parsed: left, isStrict }, asked.page, size) }
  }
  let { left, found } = await find([...words, ...narrowing])
  // Only other trades have all words ('dentist for kids': a clinic): all but the trade are dropped.
  const trades = words.filter(isTrade)
  const isPlainer = trades.length > 0 && trades.length < left.words.length
  if (isPlainer && !found.isClose && (found.total > 0 || !canExclude(filters))) {
    const plainer = await find(trades)
    if (plainer.found.isClose || found.total === 0) ({ left, found } = plainer)
  }
  const used = words.filter((group) => left.words.includes(group))
  const dropped = [...unknown, ...namesWithout(words, used)]
  const reading = { corrected, dropped, isAnywhere: false }
  const understood = chipsOf(used)
  const here = () => ({
    ...found,
    ...reading,
    understood,
    parsed: left,
    corrected: found.total > 0 ? corrected : null,
  })
  const isPoor = left.words.some(isTrade) && !found.isStrong
  if ((found.isAnswered && !isPoor) || words.length === 0 || !left.area) return here()

  // Nothing there, or only mentions: search everywhere by distance, and without a place that is unknown.
  const isKnown = left.area.places.length > 0
  if (found.total > 0 && !isKnown) return here()
  const wider = { ...left, area: isKnown ? left.area : null }
  const search = { parsed: wider, isAnywhere: true, isStrict, isStrongFirst: isPoor }
  const further = await findPage(scope, search, asked.page, size)
  const isBetter = found.isAnswered ? further.isStrong : further.isAnswered
  if (found.total > 0 && !isBetter) return here()
  return {
    ...further,
    ...reading,
    understood,
    dropped: isKnown ? dropped : [...dropped, left.area.name],
    parsed: wider,
    isAnywhere: isKnown,
  }
}

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

/** The query, with typos corrected in words that occur in no text. */
async function correctedQuery(
  db: Db,
  index: TextIndex,
  { q, area, filters: { near = '' } }: Asked,
): Promise<Read> {
  const here = pointNear(near)
  const read = async (typed: { q: string; area: string }) => {
    const parsed = parseQuery(typed.q, typed.area, here)
    const expansions = await expandTerms(parsed, {
      containing: (piece, limit) => index.findWords(db, piece, limit),
      beginningWith: (beginnings, limit) => index.findWordsBeginning(db, beginnings, limit),
    })
    return { parsed: withoutCommonParts(parsed, expansions), expansions }
  }
  const first = await read({ q, area })
  const unknown = unknownWords(first)
  if (unknown.words.size === 0 && !unknown.isPlace) return { ...first, corrected: null }
  const corrected = await correctQuery(db, index, first.parsed.typed, area, unknown)
  return corrected ? { ...(await read(corrected)), corrected } : { ...first, corrected: null }
}

function unknownWords({
  parsed,
  expansions,
}: {
  parsed: ParsedQuery
  expansions: TermExpansions
}): Unknown {
  const words = parsed.words
    .filter((group) => !isWeak(group) && !isHeld(group, expansions))
    .flatMap(({ typed }) => typed.split(' '))
  const { area } = parsed
  const isPlace =
    area !== null &&
    area.places.length === 0 &&
    !area.needles.some((needle) => isIndexed(expansions, needle))
  return { words: new Set(words), isPlace }
}
