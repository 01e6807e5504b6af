import type { Migration } from 'kysely/migration'

/** What led visitors to a business and what they did next, counted by week. */
export function visitCounters(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('visitCounters')
        .addColumn('businessId', 'text', (c) =>
          c.notNull().references('businesses.id').onDelete('cascade'),
        )
        .addColumn('week', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('label', 'text')
        .addPrimaryKeyConstraint('visitCountersKey', ['businessId', 'week', 'kind', 'value'])
        .execute()
      await db.schema.createIndex('visitCountersAge').on('visitCounters').column('week').execute()
    },
  }
}
