import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Bookings that were asked for in one go know each other, and have one secret address together. */
export function bookingGroups(): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of [
        'alter table "bookings" add column "groupId" text',
        'alter table "bookings" add column "groupHash" text',
        'create index "bookingsByGroup" on "bookings" ("groupId") where "groupId" is not null',
        'create index "bookingsByGroupHash" on "bookings" ("groupHash") where "groupHash" is not null',
      ])
        await sql.raw(statement).execute(db)
    },
  }
}
