import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mailboxes that are never written to again, and the record of what was written to businesses that nobody has claimed. */
export function invitations(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('closedMailboxes')
        .addColumn('mailHash', 'text', (c) => c.primaryKey())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('since', 'text', (c) => c.notNull())
        .execute()
      // Without a foreign key: the record outlives the page.
      await db.schema
        .createTable('invitations')
        .addColumn('businessId', 'text', (c) => c.primaryKey())
        .addColumn('businessName', 'text', (c) => c.notNull())
        .addColumn('address', 'text', (c) => c.notNull())
        .addColumn('source', 'text', (c) => c.notNull())
        .addColumn('checkedOn', 'text', (c) => c.notNull())
        .addColumn('edition', 'text', (c) => c.notNull())
        .addColumn('outcome', 'text', (c) => c.notNull())
        .addColumn('decidedAt', 'text', (c) => c.notNull())
        .execute()
      await sql`create index "invitationsByTime" on "invitations" ("decidedAt")`.execute(db)
    },
  }
}
