import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Which browsers have been an owner's, on bookings too, so that owners cannot review themselves; and what was paid
 * with the demo's simulator, for good. A message to the provider has the day from which it is due.
 */
export function realPraiseAndMoney(): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of [
        `create table "signedInDevices" (
           "userId" text not null references "users" ("id") on delete cascade,
           "deviceHash" text not null,
           "expiresAt" text not null,
           primary key ("userId", "deviceHash")
         )`,
        'create index "signedInDevicesExpiry" on "signedInDevices" ("expiresAt")',
        `insert into "signedInDevices" ("userId", "deviceHash", "expiresAt")
         select "userId", "deviceHash", "expiresAt" from "knownDevices"`,
        'alter table "bookings" add column "deviceHash" text',
        'alter table "users" add column "paidInDemo" integer not null default 0',
        'alter table "paymentMessages" add column "isDemo" integer not null default 0',
        'alter table "paymentMessages" add column "dueAt" text',
      ])
        await sql.raw(statement).execute(db)
    },
  }
}
