import { needlesOfTerm, prune, singular } from './needles.ts'
import { normalise } from './normalise.ts'
import { SYNONYM_GROUP_NAMES, SYNONYM_GROUPS, type SynonymGroupName } from './synonym-groups.ts'

/** What a term of a group stands for beside itself. */
export interface Expansion {
  group: SynonymGroupName
  /** As good as the term itself. */
  close: readonly string[]
  /** Of the same trade, but not what was asked for in so many words. */
  wide: readonly string[]
}

/** Terms by meaning: those with a slash between them mean the same thing. */
const meaningsIn = (terms: string) =>
  terms.split(',').map((meaning) => meaning.split('/').map(normalise))

const termsIn = (terms: string) => meaningsIn(terms).flat()

const keyOf = (words: readonly string[]) => words.map(singular).join(' ')

const EXPANSIONS = new Map<string, Expansion[]>()

for (const group of SYNONYM_GROUP_NAMES) {
  const terms = SYNONYM_GROUPS[group]
  const trade = termsIn(terms.trade)
  const tradeNeedles = prune(trade.flatMap(needlesOfTerm))
  const tellingNeedles = prune(termsIn(terms.telling).flatMap(needlesOfTerm), tradeNeedles)

  for (const term of trade) add(term, { group, close: tradeNeedles, wide: tellingNeedles })
  for (const meaning of [...meaningsIn(terms.telling), ...meaningsIn(terms.loose)]) {
    const close = meaning.length > 1 ? prune(meaning.flatMap(needlesOfTerm)) : []
    for (const term of meaning) add(term, { group, close, wide: tradeNeedles })
  }
}

function add(term: string, expansion: Expansion) {
  const key = keyOf(term.split(' '))
  const known = EXPANSIONS.get(key) ?? []
  // 'electrician' and 'electricians' are one key: the first, closer meaning stays.
  if (known.some(({ group }) => group === expansion.group)) return
  EXPANSIONS.set(key, [...known, expansion])
}

/** The longest term, in words: how far a phrase has to be looked up. */
export const MAX_TERM_WORDS = Math.max(...EXPANSIONS.keys().map((key) => key.split(' ').length))

/** A word or phrase (normalised, in words) may stand in several groups; most stand in none. */
export function expansionsOf(words: readonly string[]): readonly Expansion[] {
  return EXPANSIONS.get(keyOf(words)) ?? []
}

/** Every word of every group, for the vocabulary that typos are measured against. */
export const SYNONYM_WORDS: readonly string[] = [
  ...new Set(
    SYNONYM_GROUP_NAMES.flatMap((group) => Object.values(SYNONYM_GROUPS[group]))
      .flatMap(termsIn)
      .flatMap((term) => term.split(' ')),
  ),
]
