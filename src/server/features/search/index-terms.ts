import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { searchable } from '#shared/text/normalise.ts'
import type { Clause, Column } from './match-criteria.ts'
import type { Phrase } from './term-expansions.ts'

/** What stands before a term of the index and says where it occurs. No word of a text begins with 'qz'. */
export const PREFIX = {
  name: 'qzn',
  services: 'qzs',
  industry: 'qzi',
  place: 'qzp',
  /** Two words of a place, one after the other, are one term. */
  pair: 'qzr',
  /** A filter. */
  mark: 'qzm',
} as const
/** Between the two words of a pair. */
export const PAIR_SEPARATOR = 'qz'

/** A word of any text has no prefix; those of descriptions are only among them. */
const PREFIX_OF: Record<Column, string> = { ...PREFIX, description: '' }

/** Terms that stand one after the other in the index; of an open one the last may be incomplete. */
export interface TermSequence {
  terms: string[]
  open: boolean
}

/** A term of no business. */
const NOTHING = { terms: ['qz'], open: false }

/** Everything that matches a clause; there is at least one. */
export function sequencesOf({ alternatives, marks }: Clause): TermSequence[] {
  const sequences = [
    ...alternatives.flatMap(({ columns, phrases }) =>
      (columns.includes('description') ? (['description'] as const) : columns).flatMap((column) =>
        phrases
          .filter((phrase) => column !== 'industry' || occursInAnIndustry(phrase))
          .map((phrase) => ({ terms: termsOf(phrase, column), open: phrase.open })),
      ),
    ),
    ...marks.map((mark) => ({ terms: [termOfMark(mark)], open: false })),
  ]
  return sequences.length > 0 ? sequences : [NOTHING]
}

function termsOf({ words }: Phrase, column: Column): string[] {
  if (column === 'place' && words.length === 2) return [PREFIX.pair + words.join(PAIR_SEPARATOR)]
  return words.map((word) => PREFIX_OF[column] + word)
}

/** A mark of several words becomes one term, a single word stays as it is. */
const termOfMark = (mark: string) =>
  PREFIX.mark + (mark.includes(' ') ? Buffer.from(mark).toString('hex') : mark)

const INDUSTRY_TEXTS = INDUSTRIES.map(searchable)

/** There are thirteen industries: a word that none contains need not be searched there. */
function occursInAnIndustry({ words, open }: Phrase): boolean {
  const text = ` ${words.join(' ')}${open ? '' : ' '}`
  return INDUSTRY_TEXTS.some((industry) => industry.includes(text))
}
