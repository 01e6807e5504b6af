import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Who says that the page of a business is theirs, or wants it removed. A granted claim shows on the page until the account
 * behind it has paid; if the claim is deleted, the page is unclaimed again.
 */
export function claims(engine: 'sqlite' | 'postgres'): Migration {
  return {
    up: async (db) => {
      await sql`alter table "businesses" add column "claimedAt" text`.execute(db)
      await db.schema
        .createTable('claims')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('businessId', 'text', (c) =>
          c.notNull().references('businesses.id').onDelete('cascade'),
        )
        .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
        .addColumn('wish', 'text', (c) => c.notNull())
        .addColumn('proof', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('said', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('sentTo', 'text', (c) => c.notNull())
        .addColumn('isDisputed', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('codeHash', 'text')
        .addColumn('codeUntil', 'text')
        .addColumn('readOut', 'text')
        .addColumn('triesLeft', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('sentOn', 'text')
        .addColumn('sentCount', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('provedAt', 'text')
        .addColumn('decidedAt', 'text')
        .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
      await db.schema
        .createIndex('claimsOfBusiness')
        .on('claims')
        .columns(['businessId', 'state'])
        .execute()
      await db.schema
        .createIndex('claimsByState')
        .on('claims')
        .columns(['state', 'createdAt'])
        .execute()
      await db.schema.createIndex('claimsByEmail').on('claims').column('email').execute()
      await sql`create unique index "claimsOfAccount" on "claims" ("userId")
        where "state" = 'granted'`.execute(db)
      await (engine === 'sqlite' ? forgetOnSqlite(db) : forgetOnPostgres(db))
    },
  }
}

async function forgetOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger "claimsForgotten" after delete on "claims" when old."state" = 'granted' begin
    update "businesses" set "claimedAt" = null where "id" = old."businessId";
  end`.execute(db)
}

async function forgetOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function "forgetClaim"() returns trigger language plpgsql as $$ begin
    update "businesses" set "claimedAt" = null where "id" = old."businessId";
    return null;
  end $$`.execute(db)
  await sql`create trigger "claimsForgotten" after delete on "claims" for each row
    when (old."state" = 'granted') execute function "forgetClaim"()`.execute(db)
}
