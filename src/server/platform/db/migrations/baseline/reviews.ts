import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/** Reviews with their writers, reports and takedown notices. */
export function reviews(engine: OpenedDatabase['engine']): string[] {
  return [...TABLES, ...(engine === 'sqlite' ? SQLITE : POSTGRES)]
}

const TRUST = `(case when "bookingId" is not null then 2 when "confirmed" = 1 then 1 else 0 end)`
const NEWEST = '"createdAt" desc, "id"'
const BOOKED = `"state" = 'published' and "bookingId" is not null`

const TABLES = [
  `create table "ratings" (
    "id" text primary key,
    "businessId" text not null references "businesses" ("id") on delete cascade,
    "stars" integer not null check ("stars" between 1 and 5),
    "comment" text,
    "deviceHash" text,
    "createdAt" text not null,
    "state" text not null default 'published' check ("state" in ('published', 'held', 'hidden')),
    "reason" text,
    "decidedAt" text,
    "networkHash" text,
    "wideNetworkHash" text,
    "authorName" text,
    "confirmed" integer not null default 0,
    "bookingId" text,
    "reply" text,
    "repliedAt" text,
    "wordsHash" text,
    "removed" integer not null default 0
  )`,
  `create index "ratingsAnswered" on "ratings" ("businessId", "createdAt" desc) where "state" = 'published' and "repliedAt" is not null`,
  `create index "ratingsBestFirst" on "ratings" ("businessId", "state", "stars" desc, ${NEWEST})`,
  `create index "ratingsBookedBest" on "ratings" ("businessId", "stars" desc, ${NEWEST}) where ${BOOKED}`,
  `create index "ratingsBookedNewest" on "ratings" ("businessId", ${NEWEST}) where ${BOOKED}`,
  `create index "ratingsBookedWorst" on "ratings" ("businessId", "stars", ${NEWEST}) where ${BOOKED}`,
  `create index "ratingsByState" on "ratings" ("state", "createdAt" desc)`,
  `create index "ratingsNewest" on "ratings" ("businessId", "createdAt" desc)`,
  `create index "ratingsNewestFirst" on "ratings" ("businessId", "state", ${NEWEST})`,
  `create unique index "ratingsOfBooking" on "ratings" ("bookingId") where "bookingId" is not null`,
  `create index "ratingsOfDevice" on "ratings" ("deviceHash") where "deviceHash" is not null`,
  `create index "ratingsOfNetwork" on "ratings" ("networkHash") where "networkHash" is not null`,
  `create index "ratingsOfWords" on "ratings" ("wordsHash", "createdAt") where "wordsHash" is not null`,
  `create index "ratingsRemoved" on "ratings" ("businessId") where "removed" = 1`,
  `create index "ratingsTrustedFirst" on "ratings" ("businessId", "state", ${TRUST} desc, ${NEWEST})`,
  `create index "ratingsTrustedOfStars" on "ratings" ("businessId", "state", "stars", ${TRUST} desc, ${NEWEST})`,
  `create index "ratingsUnanswered" on "ratings" ("businessId", "createdAt" desc) where "state" = 'published' and "repliedAt" is null`,
  `create index "ratingsWorstFirst" on "ratings" ("businessId", "state", "stars", ${NEWEST})`,

  `create table "reviewWriters" (
    "ratingId" text primary key references "ratings" ("id") on delete cascade,
    "email" text not null,
    "tokenHash" text not null unique,
    "confirmedAt" text,
    "createdAt" text not null
  )`,

  `create table "reviewReports" (
    "id" text primary key,
    "ratingId" text not null references "ratings" ("id") on delete cascade,
    "reporterHash" text not null,
    "reason" text not null,
    "detail" text,
    "byOwner" integer not null default 0,
    "createdAt" text not null,
    "closedAt" text,
    unique ("ratingId", "reporterHash")
  )`,
  `create index "reviewReportsOpen" on "reviewReports" ("createdAt") where "closedAt" is null`,

  `create table "takedownNotices" (
    "id" text primary key,
    "ratingId" text not null references "ratings" ("id") on delete cascade,
    "name" text not null,
    "address" text not null,
    "email" text not null,
    "phone" text not null,
    "rightInfringed" text not null,
    "remedy" text not null,
    "signature" text not null,
    "createdAt" text not null
  )`,
  `create index "takedownNoticesOf" on "takedownNotices" ("ratingId")`,
]

const isShown = (row: string) => `${row}."state" = 'published'`
const beyondOne = (row: string) =>
  `(case when ${row}."bookingId" is not null then 2 when ${row}."confirmed" = 1 then 1 else 0 end)`

/** A published review changes all figures of its business in one write. */
const follow = (row: string, sign: '+' | '-') => {
  const figures: [string, string][] = [
    ['ratingSum', `${row}."stars"`],
    ['ratingCount', '1'],
    ...[1, 2, 3, 4, 5].map((stars): [string, string] => [
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
  `create trigger "ratingsInserted" after insert on "ratings" when ${isShown('new')} begin ${follow('new', '+')}; end`,
  `create trigger "ratingsDeleted" after delete on "ratings" when ${isShown('old')} begin ${follow('old', '-')}; end`,
  `create trigger "ratingsLeft" after ${COUNTED} on "ratings" when ${isShown('old')} begin ${follow('old', '-')}; end`,
  `create trigger "ratingsEntered" after ${COUNTED} on "ratings" when ${isShown('new')} begin ${follow('new', '+')}; end`,
]

const POSTGRES = [
  `create function "followRatings"() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then
       if ${isShown('old')} then ${follow('old', '-')}; end if;
     end if;
     if tg_op <> 'DELETE' then
       if ${isShown('new')} then ${follow('new', '+')}; end if;
     end if;
     return null;
   end $$`,
  `create trigger "ratingsFollowed" after insert or delete or ${COUNTED} on "ratings"
   for each row execute function "followRatings"()`,
]
