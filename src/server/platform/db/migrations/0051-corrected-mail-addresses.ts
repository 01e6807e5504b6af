import type { Migration } from 'kysely/migration'

/** When a visitor has corrected the mail address of a booking: once, and the links in earlier mails end. */
export function correctedMailAddresses(): Migration {
  return {
    up: async (db) => {
      await db.schema.alterTable('bookings').addColumn('emailCorrectedAt', 'text').execute()
    },
  }
}
