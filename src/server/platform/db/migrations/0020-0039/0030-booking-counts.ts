import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * How many bookings are in each list of a business, counted by triggers: counting 10,000 rows for each
 * page of the dashboard cost as much as the rest of the answer.
 */
export function bookingCounts(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of [TABLE, FILL, ...(engine === 'sqlite' ? SQLITE : POSTGRES)])
        await sql.raw(statement).execute(db)
    },
  }
}

const TABLE = `create table "bookingCounts" (
  "businessId" text not null references "businesses" ("id") on delete cascade,
  "list" text not null check ("list" in ('answer', 'coming', 'past')),
  "count" integer not null,
  primary key ("businessId", "list")
)`

const FILL = `insert into "bookingCounts" ("businessId", "list", "count")
  select "businessId", "list", count(*) from "bookings" group by "businessId", "list"`

const add = (row: string) =>
  `insert into "bookingCounts" ("businessId", "list", "count") values (${row}."businessId", ${row}."list", 1)
   on conflict ("businessId", "list") do update set "count" = "bookingCounts"."count" + 1`
const subtract = (row: string) =>
  `update "bookingCounts" set "count" = "count" - 1
   where "businessId" = ${row}."businessId" and "list" = ${row}."list"`

const SQLITE = [
  `create trigger "bookingsCountedIn" after insert on "bookings" begin ${add('new')}; end`,
  `create trigger "bookingsCountedOut" after delete on "bookings" begin ${subtract('old')}; end`,
  `create trigger "bookingsCountedOver" after update of "status" on "bookings"
   when old."list" <> new."list" begin ${subtract('old')}; ${add('new')}; end`,
]

/** Many rows in one statement are counted together: each row by itself would write one count as often. */
const POSTGRES = [
  `create function "countBookingsIn"() returns trigger language plpgsql as $$
   begin
     insert into "bookingCounts" ("businessId", "list", "count")
       select "businessId", "list", count(*) from "changed" group by "businessId", "list"
       order by "businessId", "list"
       on conflict ("businessId", "list") do update set "count" = "bookingCounts"."count" + excluded."count";
     return null;
   end $$`,
  `create function "countBookingsOut"() returns trigger language plpgsql as $$
   begin
     update "bookingCounts" set "count" = "bookingCounts"."count" - "gone"."number"
       from (select "businessId", "list", count(*) as "number" from "changed" group by "businessId", "list") as "gone"
       where "bookingCounts"."businessId" = "gone"."businessId" and "bookingCounts"."list" = "gone"."list";
     return null;
   end $$`,
  `create function "countBookingsOver"() returns trigger language plpgsql as $$
   begin ${subtract('old')}; ${add('new')}; return null; end $$`,
  `create trigger "bookingsCountedIn" after insert on "bookings" referencing new table as "changed"
   for each statement execute function "countBookingsIn"()`,
  `create trigger "bookingsCountedOut" after delete on "bookings" referencing old table as "changed"
   for each statement execute function "countBookingsOut"()`,
  `create trigger "bookingsCountedOver" after update of "status" on "bookings"
   for each row when (old."list" <> new."list") execute function "countBookingsOver"()`,
]
