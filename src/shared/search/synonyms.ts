import type { Industry } from '#shared/catalogue/industries.ts'
import { MEANINGS } from './meanings.ts'
import { needlesOfTerm, prune, singular } from './needles.ts'
import { normalise } from './normalise.ts'
import { SYNONYM_GROUP_NAMES, SYNONYM_GROUPS, type SynonymGroupName } from './synonym-groups.ts'

/** What a term stands for beside itself. */
export interface Expansion {
  /** Null for a meaning of our own, outside the ten groups. */
  group: SynonymGroupName | null
  /** As good as the term itself. */
  close: readonly string[]
  /** Of the same trade, but not what was asked for in so many words. */
  wide: readonly string[]
  /** Where it is at home; empty where it may stand anywhere. */
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
  const common = { group, industries: [INDUSTRY_OF_GROUP[group]], isWish: false }

  for (const term of trade) add(term, { ...common, close: tradeNeedles, wide: tellingNeedles })
  for (const meaning of [...meaningsIn(terms.telling), ...meaningsIn(terms.loose)]) {
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

/** The longest term, in words: how far a phrase has to be looked up. */
export const MAX_TERM_WORDS = Math.max(...EXPANSIONS.keys().map((key) => key.split(' ').length))

/** A word or phrase (normalised, in words) may stand in several groups; most stand in none. */
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

/** 'homeloan': a known phrase that was written as one word, in its words; undefined if it is none. */
export function splitTerm(word: string): string | undefined {
  return JOINED.get(singular(word))
}

const TERMS = [
  ...SYNONYM_GROUP_NAMES.flatMap((group) => Object.values(SYNONYM_GROUPS[group])).flatMap(termsIn),
  ...MEANINGS.flatMap(({ terms }) => terms),
]

/** For the list that typos are measured against. Words of a phrase alone may mean anything. */
export const SYNONYM_WORDS: readonly string[] = TERMS.filter((term) => !term.includes(' '))
export const PHRASE_WORDS: readonly string[] = TERMS.flatMap((term) => term.split(' '))
