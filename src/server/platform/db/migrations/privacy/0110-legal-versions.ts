import type { Migration } from 'kysely/migration'

const DOCUMENTS = ['terms', 'privacy', 'paia', 'reviews']

/** Versions of the legal pages, and which owners were told of them. */
export function legalVersions(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('legalVersions')
        .addColumn('document', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('inForceFrom', 'text', (c) => c.notNull())
        .addColumn('announcedAt', 'text')
        .addColumn('begunAt', 'text')
        .addPrimaryKeyConstraint('legalVersionsKey', ['document', 'version'])
        .execute()
      await db.schema
        .createTable('legalNotices')
        .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('document', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('toldAt', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('legalNoticesKey', ['userId', 'document', 'version'])
        .execute()
      // A site that has owners already has shown them the first versions. A new one begins with the newest.
      const owner = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
      if (!owner) return
      await db
        .insertInto('legalVersions')
        .values(
          DOCUMENTS.map((document) => ({
            document,
            version: 1,
            inForceFrom: '2026-11-18',
            begunAt: '2026-11-17T22:00:00.000Z',
          })),
        )
        .execute()
    },
  }
}
