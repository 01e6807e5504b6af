import {
  generatePasswords,
  type RenewedAccount,
  renewPasswords,
} from '#server/features/accounts/passwords/published-accounts.ts'
import type { Db } from '#server/platform/db/schema.ts'

export interface RemovedDemo {
  owners: number
  signups: number
  /** Admins with the demo's published password. */
  renewed: RenewedAccount[]
}

/** The ledger outlives deleted owners, but not the demo. */
const MONEY_OF_OWNERS = ['invoices', 'ledgerEntries', 'subscriptions', 'checkouts'] as const

/**
 * All demo data belongs to its owners and is deleted with them; the signups are marked. The admin stays, but
 * gets a new password.
 */
export async function removeDemo(db: Db): Promise<RemovedDemo> {
  const removed = await db.transaction().execute(async (trx) => {
    for (const table of MONEY_OF_OWNERS)
      await trx.deleteFrom(table).where('isDemo', '=', 1).execute()
    // The demo has its own series of numbers: real invoices keep theirs.
    await trx.deleteFrom('invoiceCounters').where('series', 'like', 'DEMO-%').execute()
    const owners = await trx.deleteFrom('users').where('isDemo', '=', 1).executeTakeFirst()
    const signups = await trx
      .deleteFrom('newsletterSignups')
      .where('isDemo', '=', 1)
      .executeTakeFirst()
    return { owners: Number(owners.numDeletedRows), signups: Number(signups.numDeletedRows) }
  })
  const renewed = await generatePasswords(db)
  await db.transaction().execute((trx) => renewPasswords(trx, renewed, new Date()))
  return { ...removed, renewed }
}
