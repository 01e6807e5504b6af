import type { Migration } from 'kysely/migration'

/** What readers say of the articles of the Help Center. */
export function helpVotes(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('helpVotes')
        .addColumn('articleId', 'text', (c) => c.notNull())
        .addColumn('helped', 'integer', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('helpVotesPrimary', ['articleId', 'helped'])
        .execute()
    },
  }
}
