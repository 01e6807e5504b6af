import type { Selectable } from 'kysely'
import { literal } from '#server/platform/db/literal.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { TextIndex } from './text-index.ts'

/** The columns of a suggestion and of its order. */
const COLUMNS = ['id', 'businessName', 'plan', 'rankScore'] as const
export type NamedBusiness = Pick<Selectable<Database['businesses']>, (typeof COLUMNS)[number]>

/** A prefix is expanded to this many known words: each is a lookup. */
const MAX_PREFIX_MATCHES = 40
const MAX_WORDS = 4

/**
 * Public businesses with these words in their name, the last of which may be incomplete: 'rosetta cof'. At
 * most this many, in no order.
 */
export async function findNamed(
  { db, index }: { db: Db; index: TextIndex },
  typed: string,
  limit: number,
): Promise<NamedBusiness[]> {
  const words = typed.split(' ').slice(0, MAX_WORDS)
  const last = words.pop() ?? ''
  const prefixMatches = new Set([
    last,
    ...(await index.findWordsBeginning(db, [last], MAX_PREFIX_MATCHES)),
  ])
  const clauses = [...words.map((word) => [word]), [...prefixMatches]].map((any) => ({
    alternatives: [
      { columns: ['name'] as const, phrases: any.map((word) => ({ words: [word], open: false })) },
    ],
    marks: [],
  }))
  const found = index.find(db, clauses).where('status', '=', literal('ACTIVE'))
  const keys = await index.some(db, found, limit)
  if (keys.length === 0) return []
  return db.selectFrom('businesses').select(COLUMNS).where(index.isAmong(keys)).execute()
}
