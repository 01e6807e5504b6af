import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Services with a price and no duration, such as a call-out. Their minutes stay filled in for the release before,
 * which shows them.
 */
export function untimedServices(): Migration {
  return {
    up: async (db) => {
      await sql`alter table "bookableServices" add column "untimed" integer not null default 0
        check ("untimed" in (0, 1) and ("untimed" = 0 or "online" = 0))`.execute(db)
    },
  }
}
