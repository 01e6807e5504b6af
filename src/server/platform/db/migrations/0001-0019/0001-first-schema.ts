import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { createRatingTriggers } from './rating-triggers.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the schema of its own day, not today's.
type AnyDb = Kysely<any>

const oneOf = (column: string, values: readonly string[]) =>
  sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`

async function createAccounts(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('emailVerified', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('image', 'text')
    .addColumn('role', 'text', (c) => c.notNull().check(oneOf('role', ['ADMIN', 'BUSINESS'])))
    .addColumn('plan', 'text', (c) => c.notNull().check(oneOf('plan', ['BASIC', 'PREMIUM'])))
    .addColumn('status', 'text', (c) =>
      c.notNull().check(oneOf('status', ['PENDING', 'ACTIVE', 'PAUSED'])),
    )
    .addColumn('mustChangePassword', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('isDemo', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    // What the businesses' cascading foreign key points at.
    .addUniqueConstraint('usersIdPlanStatus', ['id', 'plan', 'status'])
    .execute()
  await sql`create unique index "usersEmail" on "users" (lower("email"))`.execute(db)
  await db.schema.createIndex('usersCreatedAt').on('users').column('createdAt').execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sessionsUser').on('sessions').column('userId').execute()
  await db.schema.createIndex('sessionsExpiresAt').on('sessions').column('expiresAt').execute()

  await db.schema
    .createTable('credentials')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'text')
    .addColumn('refreshTokenExpiresAt', 'text')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('credentialsOnePerProvider', ['userId', 'providerId'])
    .execute()

  await db.schema
    .createTable('verifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('verificationsIdentifier')
    .on('verifications')
    .column('identifier')
    .execute()
}

async function createBusinesses(db: AnyDb, engine: OpenedDatabase['engine']): Promise<void> {
  await db.schema
    .createTable('businesses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().unique())
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('businessName', 'text', (c) => c.notNull())
    .addColumn('industry', 'text', (c) => c.notNull())
    .addColumn('categorySlug', 'text', (c) => c.notNull())
    .addColumn('area', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('emailPublic', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('website', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('imageKey', 'text')
    .addColumn('operatingHours', 'text')
    .addColumn('services', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('amenities', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('priceRange', 'text', (c) =>
      c
        .notNull()
        .defaultTo('')
        .check(oneOf('priceRange', ['', '$', '$$', '$$$', '$$$$'])),
    )
    .addColumn('yearEstablished', 'integer', (c) =>
      c.check(sql`"yearEstablished" between 1900 and 2100`),
    )
    .addColumn('ratingSum', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('ratingCount', 'integer', (c) => c.notNull().defaultTo(0))
    // rankScore() of the search rules as of today. A stored column, so that an index can sort by it.
    .addColumn('rankScore', 'double precision', (c) =>
      c
        .generatedAlwaysAs(sql`cast("ratingSum" + 19 as double precision) / ("ratingCount" + 5)`)
        .stored(),
    )
    .addColumn('views', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('searchName', 'text', (c) => c.notNull())
    .addColumn('searchIndustry', 'text', (c) => c.notNull())
    .addColumn('searchDescription', 'text', (c) => c.notNull())
    .addColumn('searchPlace', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    // The copies of plan and status follow the owner's by the database's own hand.
    .addForeignKeyConstraint(
      'businessesOwner',
      ['userId', 'plan', 'status'],
      'users',
      ['id', 'plan', 'status'],
      (fk) => fk.onDelete('cascade').onUpdate('cascade'),
    )
    .execute()
  if (engine === 'postgres') {
    // Names sort by code point, as in SQLite and in the rules, whatever the server's locale.
    await sql`alter table "businesses" alter column "searchName" type text collate "C", alter column "id" type text collate "C"`.execute(
      db,
    )
  }
  const listOrder = sql`"plan" desc, "rankScore" desc, "searchName", "id"`
  await sql`create index "businessesPublicOrder" on "businesses" (${listOrder}) where "status" = 'ACTIVE'`.execute(
    db,
  )
  await sql`create index "businessesCategoryOrder" on "businesses" ("categorySlug", ${listOrder}) where "status" = 'ACTIVE'`.execute(
    db,
  )

  await db.schema
    .createTable('ratings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('businessId', 'text', (c) =>
      c.notNull().references('businesses.id').onDelete('cascade'),
    )
    .addColumn('stars', 'integer', (c) => c.notNull().check(sql`"stars" between 1 and 5`))
    .addColumn('comment', 'text')
    .addColumn('deviceHash', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('ratingsNewest')
    .on('ratings')
    .columns(['businessId', 'createdAt desc'])
    .execute()

  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('businessId', 'text', (c) =>
      c.notNull().references('businesses.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('dateISO', 'text')
    .addColumn('notes', 'text')
    .addColumn('requestKey', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('bookingsOncePerRequest', ['businessId', 'requestKey'])
    .execute()
  await db.schema
    .createIndex('bookingsNewest')
    .on('bookings')
    .columns(['businessId', 'createdAt desc'])
    .execute()

  await db.schema
    .createTable('featuredGems')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('businessId', 'text', (c) =>
      c.notNull().unique().references('businesses.id').onDelete('cascade'),
    )
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('dailyCounters')
    .addColumn('businessId', 'text', (c) =>
      c.notNull().references('businesses.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(oneOf('kind', ['view', 'share'])))
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('dailyCountersKey', ['businessId', 'day', 'kind'])
    .execute()
}

async function createHousekeeping(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('newsletterSignups')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('consentVersion', 'text', (c) => c.notNull())
    .addColumn('consentSource', 'text', (c) => c.notNull())
    .addColumn('confirmedAt', 'text')
    .addColumn('unsubscribedAt', 'text')
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('isDemo', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await sql`create unique index "newsletterSignupsEmail" on "newsletterSignups" (lower("email"))`.execute(
    db,
  )

  await db.schema
    .createTable('outboxMessages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(oneOf('state', ['waiting', 'sent', 'failed'])),
    )
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('nextAttemptAt', 'text', (c) => c.notNull())
    .addColumn('leaseUntil', 'text')
    .addColumn('leaseOwner', 'text')
    .addColumn('lastError', 'text')
    .addColumn('dedupeKey', 'text', (c) => c.unique())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('sentAt', 'text')
    .execute()
  await db.schema
    .createIndex('outboxMessagesDue')
    .on('outboxMessages')
    .columns(['state', 'nextAttemptAt'])
    .execute()

  await db.schema
    .createTable('adminActions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('adminId', 'text', (c) => c.notNull())
    .addColumn('adminEmail', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('targetId', 'text', (c) => c.notNull())
    .addColumn('targetLabel', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('adminActionsNewest')
    .on('adminActions')
    .column('createdAt desc')
    .execute()

  await db.schema
    .createTable('taskRuns')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('nextRunAt', 'text', (c) => c.notNull())
    .addColumn('leaseUntil', 'text')
    .addColumn('leaseOwner', 'text')
    .addColumn('lastStartedAt', 'text')
    .addColumn('lastFinishedAt', 'text')
    .addColumn('lastResult', 'text')
    .execute()

  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
}

export function firstSchema(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db) => {
      await createAccounts(db)
      await createBusinesses(db, engine)
      await createHousekeeping(db)
      await createRatingTriggers(db, engine)
    },
  }
}
