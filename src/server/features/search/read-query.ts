import type { Db } from '#server/platform/db/schema.ts'
import { pointNear } from '#shared/places/near.ts'
import { isUnknownWord, type ParsedQuery, parseQuery } from '#shared/search/query.ts'
import { occurs } from './choose-words.ts'
import { correctQuery, type Unknown } from './correct-query.ts'
import {
  expandTerms,
  isIndexed,
  type TermExpansions,
  withoutCommonParts,
} from './term-expansions.ts'
import type { TextIndex } from './text-index.ts'

export interface ReadQuery {
  parsed: ParsedQuery
  expansions: TermExpansions
  /** The query without its typos; null if it has none. */
  corrected: { q: string; area: string } | null
}

/** The query, with typos corrected in words that occur in no text. */
export async function readQuery(
  db: Db,
  index: TextIndex,
  { q, area, filters: { near = '' } }: { q: string; area: string; filters: { near?: string } },
): Promise<ReadQuery> {
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
    .filter((group) => isUnknownWord(group) && !occurs(group, expansions))
    .flatMap(({ typed }) => typed.split(' '))
  const { area } = parsed
  const isPlace =
    area !== null &&
    area.places.length === 0 &&
    !area.needles.some((needle) => isIndexed(expansions, needle))
  return { words: new Set(words), isPlace }
}
