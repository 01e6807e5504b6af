import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Businesses that are booked by the clock: services with a duration, breaks, special days, own appointments. */
export function bookingTimes(): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
    },
  }
}

const OF_BUSINESS = 'text not null references "businesses" ("id") on delete cascade'

const STATEMENTS = [
  `create table "bookableServices" (
     "id" text not null primary key,
     "businessId" ${OF_BUSINESS},
     "name" text not null,
     "minutes" integer not null check ("minutes" > 0),
     "price" integer check ("price" >= 0),
     "online" integer not null check ("online" in (0, 1)),
     "position" integer not null
   )`,
  'create index "bookableServicesOfBusiness" on "bookableServices" ("businessId", "position")',
  `create table "bookingSettings" (
     "businessId" text not null primary key references "businesses" ("id") on delete cascade,
     "capacity" integer not null check ("capacity" > 0),
     "noticeMinutes" integer not null check ("noticeMinutes" >= 0),
     "horizonDays" integer not null check ("horizonDays" > 0),
     "confirmAtOnce" integer not null check ("confirmAtOnce" in (0, 1)),
     "breaks" text not null default '{}'
   )`,
  `create table "specialDays" (
     "businessId" ${OF_BUSINESS},
     "day" text not null,
     "name" text not null,
     "kind" text not null check ("kind" in ('usual', 'closed', 'other')),
     "open" text not null,
     "close" text not null,
     primary key ("businessId", "day")
   )`,
  `create table "blockedTimes" (
     "id" text not null primary key,
     "businessId" ${OF_BUSINESS},
     "startISO" text not null,
     "endISO" text not null,
     "note" text not null,
     check ("startISO" < "endISO")
   )`,
  'create index "blockedTimesOfBusiness" on "blockedTimes" ("businessId", "startISO")',
  // The name and price stay as they were booked, whatever becomes of the service.
  'alter table "bookings" add column "serviceId" text references "bookableServices" ("id") on delete set null',
  'alter table "bookings" add column "serviceName" text',
  'alter table "bookings" add column "price" integer',
  // So that removing a service need not read every booking.
  'create index "bookingsOfService" on "bookings" ("serviceId") where "serviceId" is not null',
]
