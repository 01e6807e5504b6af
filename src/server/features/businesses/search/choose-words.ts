import type { ParsedQuery, WordGroup } from '#shared/search/query.ts'
import { allNeedles } from '#shared/search/query.ts'
import { criteriaOfAll } from './match-criteria.ts'
import { hasAny, type Scope } from './search.repository.ts'
import { isIndexed, type TermExpansions } from './term-expansions.ts'

/** Whether any text holds the word, or one for the same thing or trade. */
export function isHeld(group: WordGroup, expansions: TermExpansions): boolean {
  return allNeedles(group).some((needle) => isIndexed(expansions, needle))
}

/** So many are looked for together at once; of more, some are nearly always let go. */
const MOST_AT_ONCE = 4
/** A look that finds nobody is the dearest, and nobody needs more than a few things at once. */
const MOST_FAILED = 3
/** Of words that stand only inside others, so many count. */
const MOST_PIECES = 2

/**
 * The words that some business has together. Where none has all of them, words are dropped, the most
 * specific one last.
 */
export async function chooseWords(scope: Scope, parsed: ParsedQuery): Promise<WordGroup[]> {
  let pieces = 0
  const held = parsed.words.filter(
    (group) =>
      isHeld(group, scope.expansions) &&
      (!isPiece(group, scope.expansions) || ++pieces <= MOST_PIECES),
  )
  if (held.length < 2) return held
  if (held.length <= MOST_AT_ONCE && (await anybodyHas(scope, parsed, held))) return held
  const chosen: WordGroup[] = []
  let failed = 0
  for (const group of held.toSorted((a, b) => b.specificity - a.specificity)) {
    if (await anybodyHas(scope, parsed, [...chosen, group])) chosen.push(group)
    else if (++failed === MOST_FAILED) break
  }
  return parsed.words.filter((group) => chosen.includes(group))
}

/** Whether it is met only inside other words. */
const isPiece = ({ own, same, wide }: WordGroup, expansions: TermExpansions) =>
  ![...own, ...same, ...wide].some((needle) => isIndexed(expansions, needle))

function anybodyHas(scope: Scope, parsed: ParsedQuery, words: WordGroup[]): Promise<boolean> {
  return hasAny(scope, criteriaOfAll({ ...parsed, words, area: null }))
}
