import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What visitors suggest about a business, who says the same, and what has changed because of it. */
export function corrections(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('corrections')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('businessId', 'text', (c) =>
          c.notNull().references('businesses.id').onDelete('cascade'),
        )
        .addColumn('field', 'text', (c) => c.notNull())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('sameAs', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('decidedAt', 'text')
        .addColumn('decision', 'text')
        .execute()
      await sql`create unique index "correctionsOpen" on "corrections" ("businessId", "field", "sameAs")
        where "decidedAt" is null`.execute(db)
      await db.schema
        .createTable('correctionVoices')
        .addColumn('correctionId', 'text', (c) =>
          c.notNull().references('corrections.id').onDelete('cascade'),
        )
        .addColumn('deviceHash', 'text', (c) => c.notNull())
        .addColumn('networkHash', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('correctionVoicesKey', ['correctionId', 'deviceHash'])
        .execute()
      await db.schema
        .createTable('businessChanges')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('businessId', 'text', (c) =>
          c.notNull().references('businesses.id').onDelete('cascade'),
        )
        .addColumn('field', 'text', (c) => c.notNull())
        .addColumn('before', 'text', (c) => c.notNull())
        .addColumn('after', 'text', (c) => c.notNull())
        .addColumn('setBy', 'text', (c) => c.notNull())
        .addColumn('acceptedBy', 'text', (c) => c.notNull())
        .addColumn('seen', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('changedAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('businessChangesOf')
        .on('businessChanges')
        .columns(['businessId', 'changedAt'])
        .execute()
      await db.schema
        .createTable('closedBusinesses')
        .addColumn('businessId', 'text', (c) =>
          c.primaryKey().references('businesses.id').onDelete('cascade'),
        )
        .addColumn('closedOn', 'text', (c) => c.notNull())
        .execute()
    },
  }
}
