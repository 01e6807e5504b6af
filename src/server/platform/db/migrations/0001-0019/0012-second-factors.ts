import type { Migration } from 'kysely/migration'

/** A second sign-in step for admins, and the codes for a lost phone. */
export function secondFactors(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('secondFactors')
        .addColumn('userId', 'text', (c) =>
          c.primaryKey().references('users.id').onDelete('cascade'),
        )
        .addColumn('sealedSecret', 'text', (c) => c.notNull())
        .addColumn('confirmedAt', 'text')
        .addColumn('lastStep', 'integer', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('recoveryCodes')
        .addColumn('userId', 'text', (c) =>
          c.notNull().references('secondFactors.userId').onDelete('cascade'),
        )
        .addColumn('codeHash', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('recoveryCodesKey', ['userId', 'codeHash'])
        .execute()
    },
  }
}
