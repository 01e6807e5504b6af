import { MATCH_FIELDS } from '#shared/search/match.ts'
import {
  allNeedles,
  isUnknownWord,
  isWeak,
  type ParsedQuery,
  type WordGroup,
} from '#shared/search/query.ts'
import { BOUNDS } from './bounds.ts'
import { criteriaOfAll, firstCriteria } from './match-criteria.ts'
import { hasAny, hasMore, type Scope } from './search.repository.ts'
import { isIndexed, type TermExpansions } from './term-expansions.ts'

/** Whether any text contains the word, or a synonym of it. */
export function occurs(group: WordGroup, expansions: TermExpansions): boolean {
  return allNeedles(group).some((needle) => isIndexed(expansions, needle))
}

/** What of a query is searched for. */
interface ChosenWords {
  /** A business must have all of them. */
  words: WordGroup[]
  /** They only affect the order. */
  optional: WordGroup[]
  /** Any of the optional words, if too many businesses have the others to be ordered by them. */
  narrowing: WordGroup[]
}

/**
 * The words that some business has together. If none has all of them, words are dropped, the most specific
 * one last. Weak words are optional beside others.
 */
export async function chooseWords(scope: Scope, parsed: ParsedQuery): Promise<ChosenWords> {
  const held = heldWords(scope, parsed)
  const optional = held.every(isWeak) ? [] : held.filter(isWeak)
  const needed = held.filter((group) => !optional.includes(group))
  const words = await chooseTogether(scope, parsed, needed)
  return { words, optional, narrowing: await narrowingOf(scope, { ...parsed, words, optional }) }
}

/** In a place the nearest come first, whatever they say. The page begins with the same lookups. */
async function narrowingOf(scope: Scope, parsed: ParsedQuery): Promise<WordGroup[]> {
  const { words, optional, area } = parsed
  const [first] = optional
  if (!first || area || !(await hasMore(scope, criteriaOfAll(parsed), BOUNDS.scored))) return []
  const any: WordGroup = {
    ...first,
    typed: '',
    own: optional.flatMap(({ own }) => own),
    same: optional.flatMap(({ same }) => same),
    wide: [],
    part: [],
    industries: [],
  }
  const narrowed = criteriaOfAll({ ...parsed, words: [...words, any] })
  return (await hasAny(scope, narrowed, BOUNDS.scored + 1)) ? [any] : []
}

function heldWords(scope: Scope, parsed: ParsedQuery): WordGroup[] {
  let pieces = 0
  const isCounted = (group: WordGroup) => {
    if (!isPiece(group, scope.expansions)) return true
    // Three letters stand inside too many words to be asked for beside others: 'bin' in plumbing.
    const isAlone = parsed.words.length === 1
    return (isAlone || [...group.typed].length > SHORT_PIECE) && ++pieces <= BOUNDS.pieceWords
  }
  return parsed.words.filter((group) => occurs(group, scope.expansions) && isCounted(group))
}

async function chooseTogether(
  scope: Scope,
  parsed: ParsedQuery,
  held: WordGroup[],
): Promise<WordGroup[]> {
  if (held.length < 2 || (await anyMatchInPlace(scope, parsed, held))) return held
  const name = await findName(scope, held)
  const bySpecificity = held.toSorted(
    (a, b) =>
      Number(b === name) - Number(a === name) ||
      b.specificity - a.specificity ||
      Number(isBefore(a, parsed.words)) - Number(isBefore(b, parsed.words)),
  )
  const first = bySpecificity.slice(0, BOUNDS.together)
  // Without a place the page uses the same lookup.
  const limit = first.length === held.length && !parsed.area ? BOUNDS.scored + 1 : 1
  const chosen = (await anyMatch(scope, parsed, first, limit)) ? first : []
  let failed = chosen.length > 0 ? 0 : 1
  for (const group of bySpecificity.slice(chosen.length)) {
    if (failed === BOUNDS.failedLookups) break
    if (await anyMatch(scope, parsed, [...chosen, group])) chosen.push(group)
    else failed += 1
  }
  return parsed.words.filter((group) => chosen.includes(group))
}

/** A word that one business alone has, in its name, means that business: 'galiemas kitchen'. */
async function findName(scope: Scope, held: readonly WordGroup[]): Promise<WordGroup | null> {
  const group = held.find(isUnknownWord)
  if (!group) return null
  const criteria = { groups: [group.own], fields: ['name'] as const, area: null }
  if (!(await hasAny(scope, criteria))) return null
  return (await hasMore(scope, { ...criteria, fields: MATCH_FIELDS }, 1)) ? null : group
}

const SHORT_PIECE = 3

/** In a row the last word says what it is, and those before it of what kind: 'baby shower cake'. */
const isBefore = ({ end }: WordGroup, words: readonly WordGroup[]) =>
  words.some(({ start }) => start === end)

/** Whether it occurs only inside other words. */
const isPiece = ({ own, same, wide }: WordGroup, expansions: TermExpansions) =>
  ![...own, ...same, ...wide].some((needle) => isIndexed(expansions, needle))

/**
 * Whether somebody near the place has all the words: the page begins with the same lookup, so a success
 * costs nothing.
 */
async function anyMatchInPlace(
  scope: Scope,
  parsed: ParsedQuery,
  words: WordGroup[],
): Promise<boolean> {
  if (!parsed.area || ofDifferentTrades(words)) return false
  return hasAny(scope, firstCriteria({ ...parsed, words }), BOUNDS.scored + 1)
}

/** A restaurant is no attorney: few businesses have both words. */
function ofDifferentTrades(words: readonly WordGroup[]): boolean {
  const [first = [], ...others] = words
    .map(({ industries }) => industries)
    .filter(({ length }) => length > 0)
  return others.some((industries) => !industries.some((industry) => first.includes(industry)))
}

/** Anywhere: places are common, and to look for all of a region costs PostgreSQL more than the words. */
function anyMatch(
  scope: Scope,
  parsed: ParsedQuery,
  words: readonly WordGroup[],
  limit = 1,
): Promise<boolean> {
  // In the order of the query, as the page asks for them.
  const inOrder = parsed.words.filter((group) => words.includes(group))
  return hasAny(scope, criteriaOfAll({ ...parsed, words: inOrder, area: null }), limit)
}
