import type { Migration } from 'kysely/migration'

/** Which version of the Terms of Service an owner agreed to at registration. Nobody is asked afterwards. */
export function acceptedTerms(): Migration {
  return {
    up: async (db) => {
      await db.schema.alterTable('users').addColumn('termsVersion', 'integer').execute()
      await db.schema.alterTable('users').addColumn('termsAcceptedAt', 'text').execute()
    },
  }
}
