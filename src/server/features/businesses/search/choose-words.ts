import type { ParsedQuery, WordGroup } from '#shared/search/query.ts'
import { allNeedles } from '#shared/search/query.ts'
import { wholeDemand } from './demand.ts'
import { type PhraseBook, stands } from './phrase-book.ts'
import { hasAny, type Scope } from './search.repository.ts'

/** Whether any text holds the word, or one for the same thing or trade. */
export function isHeld(group: WordGroup, book: PhraseBook): boolean {
  return allNeedles(group).some((needle) => stands(book, needle))
}

/** Each is a look into the index, and nobody needs more than a few things at once. */
const MOST_TRIED = 5

/**
 * The words that some business has together. Where none has all of them, words are let go, the most
 * telling one last.
 */
export async function chooseWords(scope: Scope, parsed: ParsedQuery): Promise<WordGroup[]> {
  const held = parsed.words.filter((group) => isHeld(group, scope.book))
  if (held.length < 2 || (await anybodyHas(scope, parsed, held))) return held
  const chosen: WordGroup[] = []
  const mostTelling = held.toSorted((a, b) => b.telling - a.telling).slice(0, MOST_TRIED)
  for (const group of mostTelling)
    if (await anybodyHas(scope, parsed, [...chosen, group])) chosen.push(group)
  return parsed.words.filter((group) => chosen.includes(group))
}

function anybodyHas(scope: Scope, parsed: ParsedQuery, words: WordGroup[]): Promise<boolean> {
  return hasAny(scope, wholeDemand({ ...parsed, words, area: null }))
}
