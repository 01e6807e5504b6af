import type { Migration } from 'kysely/migration'

/** Bookings that came by phone and were entered by the owner, so that figures of the listing leave them out. */
export function enteredBookings(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .alterTable('bookings')
        .addColumn('enteredByOwner', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    },
  }
}
