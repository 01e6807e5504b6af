import type { Migration } from 'kysely/migration'

/** Passkeys of owners and admins: the public half of a key pair, and how often its device has signed. */
export function passkeys(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('credentialId', 'text', (c) => c.notNull().unique())
        .addColumn('publicKey', 'text', (c) => c.notNull())
        // Up to 4,294,967,295, which PostgreSQL's integer cannot store and its bigint returns as text.
        .addColumn('counter', 'double precision', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('lastUsedAt', 'text')
        .execute()
      await db.schema.createIndex('passkeysUser').on('passkeys').column('userId').execute()
    },
  }
}
