import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Businesses without an owner: where each came from, when it was checked, and who set which of its fields last. What
 * was removed on request leaves keyed hashes, which keep it out of later imports.
 */
export function unclaimed(): Migration {
  return {
    up: async (db) => {
      await sql`alter table "businesses" alter column "userId" drop not null`.execute(db)
      await sql`alter table "site" add column "unclaimedSince" text`.execute(db)
      await db.schema
        .createTable('businessSources')
        .addColumn('businessId', 'text', (c) =>
          c.primaryKey().references('businesses.id').onDelete('cascade'),
        )
        .addColumn('source', 'text', (c) => c.notNull())
        .addColumn('externalId', 'text')
        .addColumn('checkedOn', 'text', (c) => c.notNull())
        .addColumn('setBy', 'text', (c) => c.notNull().defaultTo('{}'))
        .addColumn('hiddenAs', 'text')
        .addColumn('isDemo', 'integer', (c) => c.notNull().defaultTo(0))
        .addUniqueConstraint('businessSourcesOf', ['source', 'externalId'])
        .execute()
      await db.schema
        .createTable('removedBusinesses')
        .addColumn('markHash', 'text', (c) => c.primaryKey())
        .addColumn('removedAt', 'text', (c) => c.notNull())
        .execute()
      // The pages of businesses without an owner in the sitemap, and what the switch shows and hides.
      await sql`create index "businessesUnclaimed" on "businesses" ("status", "id")
        where "userId" is null`.execute(db)
    },
  }
}
