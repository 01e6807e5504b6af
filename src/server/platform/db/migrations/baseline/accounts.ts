/** Who signs in, with what, and what admins have done. */
export const ACCOUNTS = [
  `create table "users" (
    "id" text primary key,
    "email" text not null,
    "emailVerified" integer not null default 0,
    "role" text not null check ("role" in ('ADMIN', 'BUSINESS')),
    "plan" text not null check ("plan" in ('BASIC', 'PREMIUM')),
    "status" text not null check ("status" in ('PENDING', 'ACTIVE', 'PAUSED')),
    "mustChangePassword" integer not null default 0,
    "isDemo" integer not null default 0,
    "createdAt" text not null,
    "updatedAt" text not null,
    "digestOptOut" integer not null default 0,
    -- For the foreign key of businesses.
    constraint "usersIdPlanStatus" unique ("id", "plan", "status")
  )`,
  `create index "usersCounted" on "users" ("role", "status", "plan")`,
  `create index "usersDemo" on "users" ("isDemo") where "isDemo" = 1`,
  `create unique index "usersEmail" on "users" (lower("email"))`,
  `create index "usersNewestOfRole" on "users" ("role", "createdAt", "id")`,

  `create table "credentials" (
    "userId" text not null references "users" ("id") on delete cascade,
    "password" text not null,
    "updatedAt" text not null,
    constraint "credentialsKey" primary key ("userId")
  )`,

  `create table "sessions" (
    "id" text primary key,
    "userId" text not null references "users" ("id") on delete cascade,
    "tokenHash" text not null unique,
    "device" text not null,
    "createdAt" text not null,
    "updatedAt" text not null,
    "expiresAt" text not null
  )`,
  `create index "sessionsExpiresAt" on "sessions" ("expiresAt")`,
  `create index "sessionsUser" on "sessions" ("userId")`,

  `create table "knownDevices" (
    "userId" text not null references "users" ("id") on delete cascade,
    "deviceHash" text not null,
    "expiresAt" text not null,
    constraint "knownDevicesKey" primary key ("userId", "deviceHash")
  )`,
  `create index "knownDevicesExpiresAt" on "knownDevices" ("expiresAt")`,

  `create table "verifications" (
    "id" text primary key,
    "identifier" text not null,
    "value" text not null,
    "expiresAt" text not null,
    "createdAt" text not null,
    "updatedAt" text not null
  )`,
  `create index "verificationsIdentifier" on "verifications" ("identifier")`,
  `create index "verificationsValue" on "verifications" ("value")`,

  `create table "secondFactors" (
    "userId" text primary key references "users" ("id") on delete cascade,
    "sealedSecret" text not null,
    "confirmedAt" text,
    "lastStep" integer not null,
    "createdAt" text not null
  )`,

  `create table "recoveryCodes" (
    "userId" text not null references "secondFactors" ("userId") on delete cascade,
    "codeHash" text not null,
    constraint "recoveryCodesKey" primary key ("userId", "codeHash")
  )`,

  `create table "adminActions" (
    "id" text primary key,
    "adminId" text not null,
    "adminEmail" text not null,
    "action" text not null,
    "targetId" text not null,
    "targetLabel" text not null,
    "detail" text not null default '',
    "createdAt" text not null
  )`,
  `create index "adminActionsNewest" on "adminActions" ("createdAt" desc)`,
]
