import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/** Payments, the ledger and invoices. */
export function money(engine: OpenedDatabase['engine']): string[] {
  return [...TABLES, ...(engine === 'sqlite' ? SQLITE : POSTGRES)]
}

const TABLES = [
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

  `create table "invoiceCounters" (
    "series" text primary key,
    "last" integer not null
  )`,

  `create table "invoiceDetails" (
    "userId" text primary key references "users" ("id") on delete cascade,
    "name" text not null,
    "address" text not null,
    "vatNumber" text,
    "updatedAt" text not null
  )`,

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
]

/** Rows are only added; those of the demo city may be deleted with it. */
const ONLY_ADDED_TO = ['checkouts', 'subscriptions', 'ledgerEntries', 'invoices']

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
