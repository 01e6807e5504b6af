import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The agreed bookings whose last change is the visitor's: among them are those to be moved, which the owner answers. */
export function askedToMove(): Migration {
  return {
    up: async (db) => {
      await sql`create index "bookingsChangedByVisitor" on "bookings" ("businessId")
        where "status" = 'accepted' and "movedBy" = 'visitor'`.execute(db)
    },
  }
}
