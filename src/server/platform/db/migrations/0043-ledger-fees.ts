import type { Migration } from 'kysely/migration'

/** What the payment provider kept of a payment; null where it did not say. */
export function ledgerFees(): Migration {
  return {
    up: async (db) => {
      await db.schema.alterTable('ledgerEntries').addColumn('feeCents', 'integer').execute()
    },
  }
}
