import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * A booking has a state, every change of it is an event, and both sides have a link of their own. Those
 * from before have no state: they stay where they are in the list, and nothing is sent for them.
 */
export function bookingStates(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      const run = (statement: string) => sql.raw(statement).execute(db)
      for (const column of COLUMNS) await run(`alter table "bookings" add column ${column}`)
      // SQLite can add such a column only as one that is worked out when it is read; an index keeps it.
      const stored = engine === 'postgres' ? 'stored' : 'virtual'
      for (const [name, rule] of Object.entries(COMPUTED))
        await run(
          `alter table "bookings" add column "${name}" text generated always as (${rule}) ${stored}`,
        )
      for (const statement of STATEMENTS) await run(statement)
    },
  }
}

const STATES = `('requested', 'accepted', 'declined', 'suggested', 'cancelled', 'expired', 'completed', 'missed', 'untracked')`
const SIDES = `('visitor', 'owner', 'system')`

const COLUMNS = [
  `"status" text not null default 'untracked' check ("status" in ${STATES})`,
  '"statusAt" text',
  `"movedBy" text check ("movedBy" in ${SIDES})`,
  '"sequence" integer not null default 0',
  '"startISO" text',
  '"endISO" text',
  '"tokenHash" text',
  '"ownerTokenHash" text',
  '"mailsStopped" integer not null default 0',
  '"answeredAt" text',
  '"nextStep" text',
  '"nextStepAt" text',
]

const COMPUTED = {
  list: `case when "status" = 'requested' then 'answer' when "status" in ('accepted', 'suggested') then 'coming' else 'past' end`,
  sortISO: 'coalesce("startISO", "dateISO", "createdAt")',
}

const STATEMENTS = [
  'create unique index "bookingsToken" on "bookings" ("tokenHash")',
  'create unique index "bookingsOwnerToken" on "bookings" ("ownerTokenHash")',
  'create index "bookingsOfList" on "bookings" ("businessId", "list", "sortISO" desc, "id")',
  'create index "bookingsOfTime" on "bookings" ("businessId", "startISO")',
  'create index "bookingsDue" on "bookings" ("nextStepAt") where "nextStepAt" is not null',
  `create table "bookingEvents" (
     "bookingId" text not null references "bookings" ("id") on delete cascade,
     "number" integer not null,
     "at" text not null,
     "side" text not null check ("side" in ${SIDES}),
     "status" text not null check ("status" in ${STATES}),
     "message" text,
     "startISO" text,
     "endISO" text,
     primary key ("bookingId", "number")
   )`,
  `create table "calendarFeeds" (
     "businessId" text not null primary key references "businesses" ("id") on delete cascade,
     "tokenHash" text not null unique,
     "createdAt" text not null
   )`,
  'alter table "businesses" add column "answersWithinHours" integer',
]
