import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * Who stands behind a review, the owner's reply, reports, and requests to take one down. A business
 * knows how many reviews it has of each number of stars, so that no page counts them; and what reviews
 * weigh beyond one in the order of lists (a booked one 3, a confirmed one 2).
 */
export function reviewTrust(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      const statements = [...COLUMNS, ...TABLES, ...INDEXES, FILL]
      for (const statement of statements) await run(db, statement)
      for (const statement of engine === 'sqlite' ? SQLITE : POSTGRES) await run(db, statement)
    },
  }
}

const run = (db: Kysely<unknown>, statement: string) => sql.raw(statement).execute(db)

const STARS = [1, 2, 3, 4, 5]
const COUNTERS = [...STARS.map((stars) => `stars${stars}`), 'weightSum', 'weightCount']

const COLUMNS = [
  'alter table "ratings" add column "authorName" text',
  'alter table "ratings" add column "confirmed" integer not null default 0',
  // No reference: the mark stays when the booking is removed with the visitor's data.
  'alter table "ratings" add column "bookingId" text',
  'alter table "ratings" add column "reply" text',
  'alter table "ratings" add column "repliedAt" text',
  'alter table "ratings" add column "wordsHash" text',
  ...COUNTERS.map(
    (column) => `alter table "businesses" add column "${column}" integer not null default 0`,
  ),
  `alter table "businesses" add column "googleReviewUrl" text not null default ''`,
]

const OF_REVIEW = '"ratingId" text not null references "ratings" ("id") on delete cascade'

const TABLES = [
  `create table "reviewWriters" (
     "ratingId" text primary key references "ratings" ("id") on delete cascade,
     "email" text not null, "tokenHash" text not null unique,
     "confirmedAt" text, "createdAt" text not null)`,
  `create table "reviewReports" (
     "id" text primary key, ${OF_REVIEW}, "reporterHash" text not null, "reason" text not null,
     "detail" text, "byOwner" integer not null default 0, "createdAt" text not null, "closedAt" text,
     unique ("ratingId", "reporterHash"))`,
  `create table "takedownNotices" (
     "id" text primary key, ${OF_REVIEW}, "name" text not null, "address" text not null,
     "email" text not null, "phone" text not null, "rightInfringed" text not null,
     "remedy" text not null, "signature" text not null, "createdAt" text not null)`,
]

const INDEXES = [
  // Each order of the list of all reviews, and the filter by stars, along an index of its own. With the
  // id in it, which settles ties, pages are passed over without a look at their rows.
  'drop index "ratingsOfState"',
  'create index "ratingsNewestFirst" on "ratings" ("businessId", "state", "createdAt" desc, "id")',
  'create index "ratingsBestFirst" on "ratings" ("businessId", "state", "stars" desc, "createdAt" desc, "id")',
  'create index "ratingsWorstFirst" on "ratings" ("businessId", "state", "stars", "createdAt" desc, "id")',
  // What an owner still has to answer, and what is answered.
  `create index "ratingsUnanswered" on "ratings" ("businessId", "createdAt" desc) where "state" = 'published' and "repliedAt" is null`,
  `create index "ratingsAnswered" on "ratings" ("businessId", "createdAt" desc) where "state" = 'published' and "repliedAt" is not null`,
  'create unique index "ratingsOfBooking" on "ratings" ("bookingId") where "bookingId" is not null',
  'create index "ratingsOfDevice" on "ratings" ("deviceHash") where "deviceHash" is not null',
  'create index "ratingsOfNetwork" on "ratings" ("networkHash") where "networkHash" is not null',
  'create index "ratingsOfWords" on "ratings" ("wordsHash", "createdAt") where "wordsHash" is not null',
  'create index "reviewReportsOpen" on "reviewReports" ("createdAt") where "closedAt" is null',
  'create index "takedownNoticesOf" on "takedownNotices" ("ratingId")',
]

const countOf = (stars: number) =>
  `"stars${stars}" = (select count(*) from "ratings" where "businessId" = "businesses"."id" and "state" = 'published' and "stars" = ${stars})`
const FILL = `update "businesses" set ${STARS.map(countOf).join(', ')} where "ratingCount" > 0`

const beyondOne = (row: string) =>
  `(case when ${row}."bookingId" is not null then 2 when ${row}."confirmed" = 1 then 1 else 0 end)`

const follow = (row: string, sign: '+' | '-') => {
  const changes = [
    `"ratingSum" = "ratingSum" ${sign} ${row}."stars"`,
    `"ratingCount" = "ratingCount" ${sign} 1`,
    ...STARS.map(
      (stars) =>
        `"stars${stars}" = "stars${stars}" ${sign} (case when ${row}."stars" = ${stars} then 1 else 0 end)`,
    ),
    `"weightSum" = "weightSum" ${sign} ${row}."stars" * ${beyondOne(row)}`,
    `"weightCount" = "weightCount" ${sign} ${beyondOne(row)}`,
  ]
  return `update "businesses" set ${changes.join(', ')} where "id" = ${row}."businessId"`
}

const isShown = (row: string) => `${row}."state" = 'published'`
// A reply changes no figure, and need not wait for those who change one.
const COUNTED = 'update of "businessId", "stars", "state", "confirmed", "bookingId"'

const RANK = `cast("ratingSum" + "weightSum" + 19 as double precision) / ("ratingCount" + "weightCount" + 5)`
const LIST_ORDER = '"plan" desc, "rankScore" desc, "searchName", "id"'

const SQLITE = [
  'drop trigger "ratingsInserted"',
  'drop trigger "ratingsDeleted"',
  'drop trigger "ratingsLeft"',
  'drop trigger "ratingsEntered"',
  `create trigger "ratingsInserted" after insert on "ratings" when ${isShown('new')} begin ${follow('new', '+')}; end`,
  `create trigger "ratingsDeleted" after delete on "ratings" when ${isShown('old')} begin ${follow('old', '-')}; end`,
  `create trigger "ratingsLeft" after ${COUNTED} on "ratings" when ${isShown('old')} begin ${follow('old', '-')}; end`,
  `create trigger "ratingsEntered" after ${COUNTED} on "ratings" when ${isShown('new')} begin ${follow('new', '+')}; end`,
  'drop index "businessesPublicOrder"',
  'drop index "businessesCategoryOrder"',
  'alter table "businesses" drop column "rankScore"',
  // Virtual, since SQLite adds no stored one; the indexes hold its values.
  `alter table "businesses" add column "rankScore" double precision generated always as (${RANK}) virtual`,
  `create index "businessesPublicOrder" on "businesses" (${LIST_ORDER}, "industry") where "status" = 'ACTIVE'`,
  `create index "businessesCategoryOrder" on "businesses" ("categorySlug", ${LIST_ORDER}) where "status" = 'ACTIVE'`,
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
  'drop trigger "ratingsFollowed" on "ratings"',
  `create trigger "ratingsFollowed" after insert or ${COUNTED} or delete on "ratings"
   for each row execute function "followRatings"()`,
  'alter table "businesses" drop column "rankScore"',
  `alter table "businesses" add column "rankScore" double precision generated always as (${RANK}) stored`,
  `create index "businessesPublicOrder" on "businesses" (${LIST_ORDER}) where "status" = 'ACTIVE'`,
  `create index "businessesCategoryOrder" on "businesses" ("categorySlug", ${LIST_ORDER}) where "status" = 'ACTIVE'`,
]
