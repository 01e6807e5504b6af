import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/** What the site itself needs: settings, mail, tasks, rate limits, and the newsletter. */
export const site = (engine: OpenedDatabase['engine']) => [
  `create table "settings" (
    "key" text primary key,
    "value" text not null
  )`,

  `create table "outboxMessages" (
    "id" text primary key,
    "kind" text not null,
    "recipient" text not null,
    "payload" text not null,
    "state" text not null check ("state" in ('waiting', 'sent', 'failed')),
    "attempts" integer not null default 0,
    "nextAttemptAt" text not null,
    "leaseUntil" text,
    "leaseOwner" text,
    "lastError" text,
    "dedupeKey" text unique,
    "createdAt" text not null,
    "sentAt" text,
    "giveUpAt" text
  )`,
  `create index "outboxMessagesDue" on "outboxMessages" ("state", "nextAttemptAt")`,

  `create table "taskRuns" (
    "name" text primary key,
    "nextRunAt" text not null,
    "leaseUntil" text,
    "leaseOwner" text,
    "lastStartedAt" text,
    "lastFinishedAt" text,
    "lastResult" text,
    "lastFailed" integer not null default 0
  )`,

  // Counts of minutes: after a power cut they begin again.
  `create ${engine === 'sqlite' ? '' : 'unlogged'} table "limitCounts" (
    "key" text primary key,
    "count" integer not null,
    "expiresAt" text not null
  )`,
  `create index "limitCountsAge" on "limitCounts" ("expiresAt")`,

  `create table "newsletterSignups" (
    "id" text primary key,
    "name" text not null default '',
    "email" text not null,
    "phone" text not null default '',
    "consentVersion" text not null,
    "consentSource" text not null,
    "confirmedAt" text,
    "unsubscribedAt" text,
    "token" text not null unique,
    "isDemo" integer not null default 0,
    "createdAt" text not null
  )`,
  `create unique index "newsletterSignupsEmail" on "newsletterSignups" (lower("email"))`,
]
