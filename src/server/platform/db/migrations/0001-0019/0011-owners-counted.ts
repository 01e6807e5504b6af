import type { Migration } from 'kysely/migration'

/**
 * The admin's list says how many owners there are, and the overview how many are active on each plan.
 * Counted along three short columns; PostgreSQL would read every account for it.
 */
export function ownersCounted(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createIndex('usersCounted')
        .on('users')
        .columns(['role', 'status', 'plan'])
        .execute()
    },
  }
}
