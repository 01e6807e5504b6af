import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Links to what is held about an address, and indexes to find it by. */
export function personalData(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('dataLinks')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
        .addColumn('sealedAddress', 'text')
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('expiresAt', 'text', (c) => c.notNull())
        .addColumn('erased', 'text')
        .execute()
      for (const table of ['bookings', 'reviewWriters', 'takedownNotices'])
        await sql`create index ${sql.ref(`${table}OfEmail`)} on ${sql.table(table)} (lower("email"))`.execute(
          db,
        )
      await sql`create index "outboxMessagesTo" on "outboxMessages" (lower("recipient"))`.execute(
        db,
      )
    },
  }
}
