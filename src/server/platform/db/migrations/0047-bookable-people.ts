import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Buffers and places of a service, and the people, rooms or courts that can be booked. */
export function bookablePeople(): Migration {
  return {
    up: async (db) => {
      for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
    },
  }
}

const PERSON = `"personId" text references "bookablePeople" ("id") on delete set null`

const STATEMENTS = [
  `create table "bookablePeople" (
    "id" text not null primary key,
    "businessId" text not null references "businesses" ("id") on delete cascade,
    "name" text not null,
    "position" integer not null
  )`,
  `create index "bookablePeopleOfBusiness" on "bookablePeople" ("businessId", "position")`,

  `create table "servicePeople" (
    "businessId" text not null references "businesses" ("id") on delete cascade,
    "serviceId" text not null references "bookableServices" ("id") on delete cascade,
    "personId" text not null references "bookablePeople" ("id") on delete cascade,
    primary key ("serviceId", "personId")
  )`,
  `create index "servicePeopleOfBusiness" on "servicePeople" ("businessId")`,
  `create index "servicePeopleOfPerson" on "servicePeople" ("personId")`,

  `alter table "bookableServices" add column "bufferBefore" integer not null default 0
    check ("bufferBefore" >= 0)`,
  `alter table "bookableServices" add column "bufferAfter" integer not null default 0
    check ("bufferAfter" >= 0)`,
  `alter table "bookableServices" add column "places" integer check ("places" > 0)`,

  `alter table "bookings" add column ${PERSON}`,
  `alter table "bookings" add column "personName" text`,
  `create index "bookingsOfPerson" on "bookings" ("personId") where "personId" is not null`,

  `alter table "bookingEvents" add column ${PERSON}`,
  `alter table "bookingEvents" add column "personName" text`,
  `create index "bookingEventsOfPerson" on "bookingEvents" ("personId") where "personId" is not null`,

  `alter table "blockedTimes" add column "personId" text
    references "bookablePeople" ("id") on delete cascade`,
  `create index "blockedTimesOfPerson" on "blockedTimes" ("personId") where "personId" is not null`,
]
