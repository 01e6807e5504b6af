import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'

const LAST_CHARACTER = '\u{10ffff}'

/** Public businesses whose name has this prefix, by the index of names. */
export function findNamesBeginning(db: Db, beginning: string, limit: number) {
  return (
    db
      .selectFrom('businesses')
      .select(['id', 'businessName', 'plan', 'rankScore'])
      // A literal: the index of names is partial, with public ones only.
      .where('status', '=', literal('ACTIVE'))
      .where((eb) => eb.between('searchName', beginning, `${beginning}${LAST_CHARACTER}`))
      .orderBy('searchName')
      .orderBy('id')
      .limit(limit)
      .execute()
  )
}

/** What public businesses offer, in batches. */
export function findServicesAfter(db: Db, id: string, limit: number) {
  return db
    .selectFrom('businesses')
    .select(['id', 'services'])
    .where('status', '=', literal('ACTIVE'))
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}
