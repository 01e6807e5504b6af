import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/** Checkouts, subscriptions, the ledger and invoices, which are only added to; and the queue before them. */
export function money(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of [...TABLES, ...(engine === 'sqlite' ? SQLITE : POSTGRES)])
        await sql.raw(statement).execute(db)
    },
  }
}

const TABLES = [
  `create table "paymentMessages" (
     "id" text primary key,
     "kind" text not null,
     "body" text not null,
     "sender" text not null,
     "bodyHash" text not null unique,
     "state" text not null check ("state" in ('waiting', 'done', 'rejected', 'failed')),
     "result" text not null,
     "attempts" integer not null default 0,
     "nextAttemptAt" text not null,
     "leaseUntil" text,
     "createdAt" text not null,
     "decidedAt" text
   )`,
  `create index "paymentMessagesDue" on "paymentMessages" ("state", "nextAttemptAt")`,
  `create table "checkouts" (
     "id" text primary key,
     "userId" text not null,
     "purpose" text not null,
     "plan" text not null,
     "amountCents" integer not null check ("amountCents" > 0),
     "isDemo" integer not null,
     "createdAt" text not null
   )`,
  `create table "subscriptions" (
     "token" text primary key,
     "userId" text not null,
     "checkoutId" text not null,
     "plan" text not null,
     "isDemo" integer not null,
     "createdAt" text not null
   )`,
  `create index "subscriptionsOfOwner" on "subscriptions" ("userId", "createdAt")`,
  `create table "ledgerEntries" (
     "id" text primary key,
     "userId" text not null,
     "ownerLabel" text not null,
     "position" integer not null,
     "kind" text not null,
     "day" text not null,
     "plan" text not null,
     "amountCents" integer not null,
     "paidFrom" text,
     "paidUntil" text,
     "monthDay" integer,
     "providerPaymentId" text unique,
     "token" text,
     "reference" text not null,
     "note" text not null,
     "adminEmail" text not null,
     "isDemo" integer not null,
     "createdAt" text not null,
     unique ("userId", "position")
   )`,
  `create index "ledgerEntriesByDay" on "ledgerEntries" ("day", "createdAt")`,
  `create table "invoices" (
     "number" text primary key,
     "series" text not null,
     "serial" integer not null,
     "userId" text not null,
     "entryId" text not null unique,
     "issuedOn" text not null,
     "totalCents" integer not null,
     "vatCents" integer not null,
     "document" text not null,
     "isDemo" integer not null,
     "createdAt" text not null,
     unique ("series", "serial")
   )`,
  `create index "invoicesOfOwner" on "invoices" ("userId", "createdAt")`,
  `create table "invoiceCounters" ("series" text primary key, "last" integer not null)`,
]

const ONLY_ADDED_TO = ['checkouts', 'subscriptions', 'ledgerEntries', 'invoices']

/** What belongs to the demo city may leave with it. */
const SQLITE = ONLY_ADDED_TO.flatMap((table) => [
  `create trigger "${table}NeverChanged" before update on "${table}"
   begin select raise(abort, '${table} is only added to'); end`,
  `create trigger "${table}NeverDeleted" before delete on "${table}" when old."isDemo" = 0
   begin select raise(abort, '${table} is only added to'); end`,
])

const POSTGRES = [
  `create function "refuseChange"() returns trigger language plpgsql as $$
   begin raise exception '% is only added to', tg_table_name; end $$`,
  ...ONLY_ADDED_TO.flatMap((table) => [
    `create trigger "${table}NeverChanged" before update on "${table}"
     for each row execute function "refuseChange"()`,
    `create trigger "${table}NeverDeleted" before delete on "${table}"
     for each row when (old."isDemo" = 0) execute function "refuseChange"()`,
    `create trigger "${table}NeverEmptied" before truncate on "${table}"
     for each statement execute function "refuseChange"()`,
  ]),
]
