import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/** Bookings, and when a business can be booked. */
export function bookings(engine: OpenedDatabase['engine']): string[] {
  const kept = engine === 'sqlite' ? 'virtual' : 'stored'
  return [...tables(kept), ...(engine === 'sqlite' ? SQLITE : POSTGRES)]
}

const STATUSES = `'requested', 'accepted', 'declined', 'suggested', 'cancelled', 'expired', 'completed', 'missed',
      'untracked'`

const tables = (kept: string) => [
  `create table "bookableServices" (
    "id" text not null primary key,
    "businessId" text not null references "businesses" ("id") on delete cascade,
    "name" text not null,
    "minutes" integer not null check ("minutes" > 0),
    "price" integer check ("price" >= 0),
    "online" integer not null check ("online" in (0, 1)),
    "position" integer not null
  )`,
  `create index "bookableServicesOfBusiness" on "bookableServices" ("businessId", "position")`,

  `create table "bookingSettings" (
    "businessId" text not null primary key references "businesses" ("id") on delete cascade,
    "capacity" integer not null check ("capacity" > 0),
    "noticeMinutes" integer not null check ("noticeMinutes" >= 0),
    "horizonDays" integer not null check ("horizonDays" > 0),
    "confirmAtOnce" integer not null check ("confirmAtOnce" in (0, 1)),
    "breaks" text not null default '{}'
  )`,

  `create table "specialDays" (
    "businessId" text not null references "businesses" ("id") on delete cascade,
    "day" text not null,
    "name" text not null,
    "kind" text not null check ("kind" in ('usual', 'closed', 'other')),
    "open" text not null,
    "close" text not null,
    primary key ("businessId", "day")
  )`,

  `create table "blockedTimes" (
    "id" text not null primary key,
    "businessId" text not null references "businesses" ("id") on delete cascade,
    "startISO" text not null,
    "endISO" text not null,
    "note" text not null,
    check ("startISO" < "endISO")
  )`,
  `create index "blockedTimesOfBusiness" on "blockedTimes" ("businessId", "startISO")`,

  `create table "bookings" (
    "id" text primary key,
    "businessId" text not null references "businesses" ("id") on delete cascade,
    "name" text not null,
    "phone" text not null,
    "email" text not null,
    "dateISO" text,
    "notes" text,
    "requestKey" text,
    "createdAt" text not null,
    "status" text not null default 'untracked' check ("status" in (${STATUSES})),
    "statusAt" text,
    "movedBy" text check ("movedBy" in ('visitor', 'owner', 'system')),
    "sequence" integer not null default 0,
    "startISO" text,
    "endISO" text,
    "tokenHash" text,
    "ownerTokenHash" text,
    "mailsStopped" integer not null default 0,
    "answeredAt" text,
    "nextStep" text,
    "nextStepAt" text,
    "list" text generated always as (
      case when "status" = 'requested' then 'answer'
        when "status" in ('accepted', 'suggested') then 'coming' else 'past' end
    ) ${kept},
    "sortISO" text generated always as (coalesce("startISO", "dateISO", "createdAt")) ${kept},
    "serviceId" text references "bookableServices" ("id") on delete set null,
    "serviceName" text,
    "price" integer,
    "groupId" text,
    "groupHash" text,
    constraint "bookingsOncePerRequest" unique ("businessId", "requestKey")
  )`,
  `create index "bookingsByGroup" on "bookings" ("groupId") where "groupId" is not null`,
  `create index "bookingsByGroupHash" on "bookings" ("groupHash") where "groupHash" is not null`,
  `create index "bookingsDue" on "bookings" ("nextStepAt") where "nextStepAt" is not null`,
  `create index "bookingsNewest" on "bookings" ("businessId", "createdAt" desc)`,
  `create index "bookingsOfList" on "bookings" ("businessId", "list", "sortISO" desc, "id")`,
  `create index "bookingsOfService" on "bookings" ("serviceId") where "serviceId" is not null`,
  `create index "bookingsOfTime" on "bookings" ("businessId", "startISO")`,
  `create unique index "bookingsOwnerToken" on "bookings" ("ownerTokenHash")`,
  `create unique index "bookingsToken" on "bookings" ("tokenHash")`,

  `create table "bookingEvents" (
    "bookingId" text not null references "bookings" ("id") on delete cascade,
    "number" integer not null,
    "at" text not null,
    "side" text not null check ("side" in ('visitor', 'owner', 'system')),
    "status" text not null check ("status" in (${STATUSES})),
    "message" text,
    "startISO" text,
    "endISO" text,
    primary key ("bookingId", "number")
  )`,

  `create table "bookingCounts" (
    "businessId" text not null references "businesses" ("id") on delete cascade,
    "list" text not null check ("list" in ('answer', 'coming', 'past')),
    "count" integer not null,
    primary key ("businessId", "list")
  )`,

  `create table "calendarFeeds" (
    "businessId" text not null primary key references "businesses" ("id") on delete cascade,
    "tokenHash" text not null unique,
    "createdAt" text not null
  )`,
]

/** A business knows whether a service of it can be booked online. */
const followServices = (businessId: string) => {
  const hasOne = `exists (select 1 from "bookableServices" as "service"
      where "service"."businessId" = ${businessId} and "service"."online" = 1)`
  return `
     update "businesses" set "isBookable" = 1 where "id" = ${businessId} and "isBookable" <> 1 and ${hasOne};
     update "businesses" set "isBookable" = 0 where "id" = ${businessId} and "isBookable" <> 0 and not ${hasOne};`
}

/** A business knows the days on which it has other hours. */
const otherDays = (joined: string, businessId: string) =>
  `coalesce((select ${joined}('d' || replace("special"."day", '-', ''), ' ')
    from "specialDays" as "special" where "special"."businessId" = ${businessId} and "special"."kind" = 'other'), '')`

/** How many bookings are in each list: to count 10,000 for a page costs as much as the rest of it. */
const add = (row: string) =>
  `insert into "bookingCounts" ("businessId", "list", "count") values (${row}."businessId", ${row}."list", 1)
   on conflict ("businessId", "list") do update set "count" = "bookingCounts"."count" + 1`
const subtract = (row: string) =>
  `update "bookingCounts" set "count" = "count" - 1
   where "businessId" = ${row}."businessId" and "list" = ${row}."list"`

const CHANGES = [
  { change: 'insert', row: 'new' },
  { change: 'delete', row: 'old' },
  { change: 'update', row: 'new' },
]

const SQLITE = [
  ...CHANGES.map(
    ({ change, row }) =>
      `create trigger "bookable after ${change}" after ${change === 'update' ? 'update of "online"' : change}
       on "bookableServices" begin ${followServices(`${row}."businessId"`)} end`,
  ),
  ...CHANGES.map(({ change, row }) => {
    const days = otherDays('group_concat', `${row}."businessId"`)
    return `create trigger "other hours after ${change}" after ${change} on "specialDays" begin
      update "businesses" set "dayMarks" = ${days} where "id" = ${row}."businessId" and "dayMarks" <> ${days};
    end`
  }),
  `create trigger "bookingsCountedIn" after insert on "bookings" begin ${add('new')}; end`,
  `create trigger "bookingsCountedOut" after delete on "bookings" begin ${subtract('old')}; end`,
  `create trigger "bookingsCountedOver" after update of "status" on "bookings"
   when old."list" <> new."list" begin ${subtract('old')}; ${add('new')}; end`,
]

const CHANGED = `changed text := case tg_op when 'DELETE' then old."businessId" else new."businessId" end;`

const POSTGRES = [
  `create function "followBookable"() returns trigger language plpgsql as $$
   declare ${CHANGED}
   begin ${followServices('changed')}
     return null;
   end $$`,
  `create trigger "bookable" after insert or delete or update of "online" on "bookableServices"
   for each row execute function "followBookable"()`,
  `create function "followOtherHours"() returns trigger language plpgsql as $$
   declare
     ${CHANGED}
     days text := ${otherDays('string_agg', 'changed')};
   begin
     update "businesses" set "dayMarks" = days where "id" = changed and "dayMarks" <> days;
     return null;
   end $$`,
  `create trigger "otherHours" after insert or delete or update on "specialDays"
   for each row execute function "followOtherHours"()`,
  // Many rows in one statement are counted together: each by itself would write one count as often.
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
