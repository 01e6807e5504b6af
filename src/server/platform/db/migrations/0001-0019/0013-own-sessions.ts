import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Sessions by the hash of their token, so that a stolen table signs nobody in; those that are open end.
 * Devices that have signed in, so that strangers' guesses do not stop them. And what only the auth
 * library needed goes.
 */
export function ownSessions(): Migration {
  return {
    up: async (db) => {
      await db.schema.dropTable('sessions').execute()
      await db.schema
        .createTable('sessions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
        .addColumn('device', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('updatedAt', 'text', (c) => c.notNull())
        .addColumn('expiresAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('sessionsUser').on('sessions').column('userId').execute()
      await db.schema.createIndex('sessionsExpiresAt').on('sessions').column('expiresAt').execute()

      await db.schema
        .createTable('knownDevices')
        .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('deviceHash', 'text', (c) => c.notNull())
        .addColumn('expiresAt', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('knownDevicesKey', ['userId', 'deviceHash'])
        .execute()
      await db.schema
        .createIndex('knownDevicesExpiresAt')
        .on('knownDevices')
        .column('expiresAt')
        .execute()

      await db.schema
        .createTable('credentialsAnew')
        .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('password', 'text', (c) => c.notNull())
        .addColumn('updatedAt', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('credentialsKey', ['userId'])
        .execute()
      await sql`insert into "credentialsAnew" ("userId", "password", "updatedAt")
        select "userId", "password", "updatedAt" from "credentials"
        where "providerId" = 'credential' and "password" is not null`.execute(db)
      await db.schema.dropTable('credentials').execute()
      await db.schema.alterTable('credentialsAnew').renameTo('credentials').execute()

      await db.schema.alterTable('users').dropColumn('name').execute()
      await db.schema.alterTable('users').dropColumn('image').execute()
      // Each start in production looks for them among everybody.
      await sql`create index "usersDemo" on "users" ("isDemo") where "isDemo" = 1`.execute(db)
      // A changed password ends the links of its owner.
      await db.schema
        .createIndex('verificationsValue')
        .on('verifications')
        .column('value')
        .execute()
    },
  }
}
