import type { Migration } from 'kysely/migration'

/** Requests about personal data, without the data; and notices to everybody whose data has leaked. */
export function dataRequests(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('dataRequests')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('what', 'text', (c) => c.notNull())
        .addColumn('via', 'text', (c) => c.notNull())
        .addColumn('mark', 'text')
        .addColumn('note', 'text', (c) => c.notNull())
        .addColumn('askedAt', 'text', (c) => c.notNull())
        .addColumn('dueAt', 'text', (c) => c.notNull())
        .addColumn('doneAt', 'text')
        .addColumn('outcome', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('dataRequestsByState')
        .on('dataRequests')
        .columns(['doneAt', 'dueAt'])
        .execute()
      await db.schema.createIndex('dataRequestsOf').on('dataRequests').column('mark').execute()
      await db.schema
        .createTable('breachNotices')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('tables', 'text', (c) => c.notNull())
        .addColumn('fromDay', 'text', (c) => c.notNull())
        .addColumn('untilDay', 'text', (c) => c.notNull())
        .addColumn('happened', 'text', (c) => c.notNull())
        .addColumn('consequences', 'text', (c) => c.notNull())
        .addColumn('measures', 'text', (c) => c.notNull())
        .addColumn('advice', 'text', (c) => c.notNull())
        .addColumn('culprit', 'text', (c) => c.notNull())
        .addColumn('reference', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('startsAt', 'text')
        .addColumn('lastMark', 'text', (c) => c.notNull())
        .addColumn('people', 'integer', (c) => c.notNull())
        .addColumn('written', 'integer', (c) => c.notNull())
        .addColumn('finishedAt', 'text')
        .execute()
    },
  }
}
