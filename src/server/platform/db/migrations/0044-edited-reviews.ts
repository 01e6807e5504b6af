import type { Migration } from 'kysely/migration'

/** When its writer changed a review, or took it back. */
export function editedReviews(): Migration {
  return {
    up: async (db) => {
      for (const column of ['editedAt', 'withdrawnAt'])
        await db.schema.alterTable('ratings').addColumn(column, 'text').execute()
    },
  }
}
