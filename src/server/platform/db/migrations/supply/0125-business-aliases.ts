import type { Migration } from 'kysely/migration'

/** What other sources call a business: the answer to an import's question whether it is the same. */
export function businessAliases(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('businessAliases')
        .addColumn('source', 'text', (c) => c.notNull())
        .addColumn('externalId', 'text', (c) => c.notNull())
        .addColumn('businessId', 'text', (c) =>
          c.notNull().references('businesses.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('businessAliasesKey', ['source', 'externalId'])
        .execute()
      await db.schema
        .createIndex('businessAliasesOf')
        .on('businessAliases')
        .column('businessId')
        .execute()
    },
  }
}
