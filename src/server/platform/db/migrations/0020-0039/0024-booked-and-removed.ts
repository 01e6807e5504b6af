import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * A business knows how many of its reviews were booked, and a review whether it was taken down after it
 * had been shown. The list of booked ones and the order by trust go along indexes of their own.
 */
export function bookedAndRemoved(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      const triggers = engine === 'sqlite' ? SQLITE : POSTGRES
      for (const statement of [...COLUMNS, FILL, ...triggers, ...INDEXES])
        await sql.raw(statement).execute(db)
    },
  }
}

const COLUMNS = [
  'alter table "businesses" add column "bookedCount" integer not null default 0',
  'alter table "ratings" add column "removed" integer not null default 0',
]

const BOOKED = `"state" = 'published' and "bookingId" is not null`
const FILL = `update "businesses" set "bookedCount" =
  (select count(*) from "ratings" where "businessId" = "businesses"."id" and ${BOOKED})
  where "weightCount" > 0`

const TRUST = `(case when "bookingId" is not null then 2 when "confirmed" = 1 then 1 else 0 end)`
const NEWEST = '"createdAt" desc, "id"'

const INDEXES = [
  `create index "ratingsTrustedFirst" on "ratings" ("businessId", "state", ${TRUST} desc, ${NEWEST})`,
  `create index "ratingsTrustedOfStars" on "ratings" ("businessId", "state", "stars", ${TRUST} desc, ${NEWEST})`,
  `create index "ratingsBookedNewest" on "ratings" ("businessId", ${NEWEST}) where ${BOOKED}`,
  `create index "ratingsBookedBest" on "ratings" ("businessId", "stars" desc, ${NEWEST}) where ${BOOKED}`,
  `create index "ratingsBookedWorst" on "ratings" ("businessId", "stars", ${NEWEST}) where ${BOOKED}`,
  'create index "ratingsRemoved" on "ratings" ("businessId") where "removed" = 1',
]

const STARS = [1, 2, 3, 4, 5]
const isShown = (row: string) => `${row}."state" = 'published'`
const beyondOne = (row: string) =>
  `(case when ${row}."bookingId" is not null then 2 when ${row}."confirmed" = 1 then 1 else 0 end)`

/** All figures of a business in one write, as in 0019, with the booked ones on top. */
const follow = (row: string, sign: '+' | '-') => {
  const figures: [string, string][] = [
    ['ratingSum', `${row}."stars"`],
    ['ratingCount', '1'],
    ...STARS.map((stars): [string, string] => [
      `stars${stars}`,
      `(case when ${row}."stars" = ${stars} then 1 else 0 end)`,
    ]),
    ['weightSum', `${row}."stars" * ${beyondOne(row)}`],
    ['weightCount', beyondOne(row)],
    ['bookedCount', `(case when ${row}."bookingId" is not null then 1 else 0 end)`],
  ]
  const changes = figures.map(([column, value]) => `"${column}" = "${column}" ${sign} ${value}`)
  return `update "businesses" set ${changes.join(', ')} where "id" = ${row}."businessId"`
}

const COUNTED = 'update of "businessId", "stars", "state", "confirmed", "bookingId"'

const SQLITE = [
  'drop trigger "ratingsInserted"',
  'drop trigger "ratingsDeleted"',
  'drop trigger "ratingsLeft"',
  'drop trigger "ratingsEntered"',
  `create trigger "ratingsInserted" after insert on "ratings" when ${isShown('new')} begin ${follow('new', '+')}; end`,
  `create trigger "ratingsDeleted" after delete on "ratings" when ${isShown('old')} begin ${follow('old', '-')}; end`,
  `create trigger "ratingsLeft" after ${COUNTED} on "ratings" when ${isShown('old')} begin ${follow('old', '-')}; end`,
  `create trigger "ratingsEntered" after ${COUNTED} on "ratings" when ${isShown('new')} begin ${follow('new', '+')}; end`,
]

const POSTGRES = [
  `create or replace function "followRatings"() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then
       if ${isShown('old')} then ${follow('old', '-')}; end if;
     end if;
     if tg_op <> 'DELETE' then
       if ${isShown('new')} then ${follow('new', '+')}; end if;
     end if;
     return null;
   end $$`,
]
