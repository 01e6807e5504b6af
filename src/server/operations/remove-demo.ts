import {
  generatePasswords,
  type RenewedAccount,
  renewPasswords,
} from '#server/features/accounts/passwords/published-accounts.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { removeDemoMoney } from './remove-demo-money.ts'

export interface RemovedDemo {
  owners: number
  signups: number
  /** Real accounts that had paid with the simulator. */
  unpaid: number
  /** Admins with the demo's published password. */
  renewed: RenewedAccount[]
}

/**
 * All demo data belongs to its owners and is deleted with them; the signups and the demo money are marked. The admin
 * stays, but gets a new password.
 */
export async function removeDemo(db: Db): Promise<RemovedDemo> {
  const removed = await db.transaction().execute(async (trx) => {
    const unpaid = await removeDemoMoney(trx, new Date())
    await trx
      .deleteFrom('outboxMessages')
      .where('recipient', 'in', (eb) =>
        eb.selectFrom('users').select('email').where('isDemo', '=', 1),
      )
      .execute()
    const owners = await trx.deleteFrom('users').where('isDemo', '=', 1).executeTakeFirst()
    const signups = await trx
      .deleteFrom('newsletterSignups')
      .where('isDemo', '=', 1)
      .executeTakeFirst()
    return {
      owners: Number(owners.numDeletedRows),
      signups: Number(signups.numDeletedRows),
      unpaid,
    }
  })
  const renewed = await generatePasswords(db)
  await db.transaction().execute((trx) => renewPasswords(trx, renewed, new Date()))
  return { ...removed, renewed }
}
