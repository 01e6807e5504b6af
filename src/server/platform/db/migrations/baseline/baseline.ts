import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { ACCOUNTS } from './accounts.ts'
import { bookings } from './bookings.ts'
import { businesses } from './businesses.ts'
import { money } from './money.ts'
import { reviews } from './reviews.ts'
import { site } from './site.ts'

/** The schema that every database begins with. */
export function baseline(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of [
        ...ACCOUNTS,
        ...businesses(engine),
        ...reviews(engine),
        ...bookings(engine),
        ...money(engine),
        ...site(engine),
      ])
        await sql.raw(statement).execute(db)
    },
  }
}
