import type { Migration } from 'kysely/migration'

/** What sending again, the monthly digest and the list of tasks need beside the first schema. */
export function mailAndSchedule(): Migration {
  return {
    up: async (db) => {
      await db.schema.alterTable('outboxMessages').addColumn('giveUpAt', 'text').execute()
      await db.schema
        .alterTable('users')
        .addColumn('digestOptOut', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema
        .alterTable('taskRuns')
        .addColumn('lastFailed', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
    },
  }
}
