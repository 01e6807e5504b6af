import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The address that a link was sent to: the new one of a change, or the one that 'this was not me' restores. And
 * failed sign-ins, for admins.
 */
export function accountNotices(): Migration {
  return {
    up: async (db) => {
      await db.schema.alterTable('verifications').addColumn('email', 'text').execute()
      await sql`create index "verificationsEmail" on "verifications" ("email") where "email" is not null`.execute(
        db,
      )
      await db.schema
        .createTable('failedSignIns')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('device', 'text', (c) => c.notNull())
        .addColumn('network', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('expiresAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('failedSignInsUser')
        .on('failedSignIns')
        .columns(['userId', 'createdAt'])
        .execute()
      await db.schema
        .createIndex('failedSignInsExpiresAt')
        .on('failedSignIns')
        .column('expiresAt')
        .execute()
    },
  }
}
