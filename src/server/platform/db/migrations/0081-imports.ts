import type { Migration } from 'kysely/migration'

/** Imports of businesses, with every row of the file until it cannot be undone any more. */
export function imports(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('imports')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('fileName', 'text', (c) => c.notNull())
        .addColumn('source', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('headings', 'text', (c) => c.notNull())
        .addColumn('mapping', 'text', (c) => c.notNull())
        .addColumn('total', 'integer', (c) => c.notNull())
        .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('finishedAt', 'text')
        .execute()
      await db.schema
        .createTable('importRows')
        .addColumn('importId', 'text', (c) =>
          c.notNull().references('imports.id').onDelete('cascade'),
        )
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('line', 'integer', (c) => c.notNull())
        .addColumn('cells', 'text', (c) => c.notNull())
        .addColumn('verdict', 'text')
        .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('itsValues', 'text')
        .addColumn('businessId', 'text')
        .addColumn('decision', 'text')
        .addColumn('outcome', 'text')
        .addColumn('before', 'text')
        .addPrimaryKeyConstraint('importRowsKey', ['importId', 'number'])
        .execute()
      await db.schema
        .createIndex('importRowsByVerdict')
        .on('importRows')
        .columns(['importId', 'verdict', 'number'])
        .execute()
    },
  }
}
