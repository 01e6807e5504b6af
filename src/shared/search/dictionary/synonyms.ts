import type { Industry } from '#shared/catalogue/industries.ts'
import { needlesOfTerm, prune, singular } from '#shared/search/needles.ts'
import { normalise } from '#shared/text/normalise.ts'
import { MEANINGS } from './meanings.ts'
import { SYNONYM_GROUP_NAMES, SYNONYM_GROUPS, type SynonymGroupName } from './synonym-groups.ts'

/** What a term means besides itself. */
export interface Expansion {
  /** Null for a meaning outside the product's ten groups. */
  group: SynonymGroupName | null
  /** Equivalent to the term itself. */
  close: readonly string[]
  /** Of the same trade, but not literally what was searched for. */
  wide: readonly string[]
  /** The industries it belongs to; empty if any. */
  industries: readonly Industry[]
  isWish: boolean
}

const INDUSTRY_OF_GROUP: Record<SynonymGroupName, Industry> = {
  'hair salon': 'Hair Salon',
  automotive: 'Automotive',
  restaurant: 'Restaurant',
  plumbing: 'Home Services',
  electrical: 'Home Services',
  cleaning: 'Home Services',
  fitness: 'Fitness',
  medical: 'Medical',
  legal: 'Legal',
  accounting: 'Finance',
}

/** Terms by meaning: those separated by a slash mean the same thing. */
const meaningsIn = (terms: string) =>
  terms.split(',').map((meaning) => meaning.split('/').map(normalise))

const termsIn = (terms: string) => meaningsIn(terms).flat()

const keyOf = (words: readonly string[]) => words.map(singular).join(' ')

const EXPANSIONS = new Map<string, Expansion[]>()

for (const group of SYNONYM_GROUP_NAMES) {
  const terms = SYNONYM_GROUPS[group]
  const trade = termsIn(terms.trade)
  const tradeNeedles = prune(trade.flatMap(needlesOfTerm))
  const distinctiveNeedles = prune(termsIn(terms.distinctive).flatMap(needlesOfTerm), tradeNeedles)
  const common = { group, industries: [INDUSTRY_OF_GROUP[group]], isWish: false }

  for (const term of trade) add(term, { ...common, close: tradeNeedles, wide: distinctiveNeedles })
  for (const meaning of [...meaningsIn(terms.distinctive), ...meaningsIn(terms.loose)]) {
    const close = meaning.length > 1 ? prune(meaning.flatMap(needlesOfTerm)) : []
    for (const term of meaning) add(term, { ...common, close, wide: tradeNeedles })
  }
}

for (const { terms, needles, near, industries, isWish } of MEANINGS)
  for (const term of new Set(terms))
    add(term, { group: null, close: needles, wide: near, industries, isWish })

function add(term: string, expansion: Expansion) {
  const key = keyOf(term.split(' '))
  const known = EXPANSIONS.get(key) ?? []
  // 'electrician' and 'electricians' are one key: the first, closer meaning stays.
  const isRepeated = known.some(
    ({ group, close }) =>
      (group !== null && group === expansion.group) || close === expansion.close,
  )
  if (!isRepeated) EXPANSIONS.set(key, [...known, expansion])
}

/** The longest term, in words: how many words a phrase lookup needs. */
export const MAX_TERM_WORDS = Math.max(...EXPANSIONS.keys().map((key) => key.split(' ').length))

/** A word or phrase (normalised, in words) may be in several groups; most are in none. */
export function expansionsOf(words: readonly string[]): readonly Expansion[] {
  // 'boxes' is box, but 'creches' is creche.
  const ofE = words.map((word) => (word.endsWith('es') ? word.slice(0, -1) : singular(word)))
  return EXPANSIONS.get(keyOf(words)) ?? EXPANSIONS.get(ofE.join(' ')) ?? []
}

const JOINED: ReadonlyMap<string, string> = new Map(
  EXPANSIONS.keys()
    .filter((key) => key.includes(' '))
    .map((key) => [key.replaceAll(' ', ''), key]),
)

/** 'homeloan': a known phrase written as one word, split into its words; undefined if it is none. */
export function splitTerm(word: string): string | undefined {
  return JOINED.get(singular(word))
}

const TERMS = [
  ...SYNONYM_GROUP_NAMES.flatMap((group) => Object.values(SYNONYM_GROUPS[group])).flatMap(termsIn),
  ...MEANINGS.flatMap(({ terms }) => terms),
]

/** For the list that typos are compared with. Single words of a phrase may mean anything. */
export const SYNONYM_WORDS: readonly string[] = TERMS.filter((term) => !term.includes(' '))
export const PHRASE_WORDS: readonly string[] = TERMS.flatMap((term) => term.split(' '))
