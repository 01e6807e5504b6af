import type { Migration } from 'kysely/migration'

/** The task that removes unused images had another name; its row keeps its times and its last result. */
export function imagesCleanup(): Migration {
  return {
    up: async (db) => {
      await db
        .updateTable('taskRuns')
        .set({ name: 'images-cleanup' })
        .where('name', '=', 'pictures-cleanup')
        .execute()
    },
  }
}
