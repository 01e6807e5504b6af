import {
  generatePasswords,
  type RenewedAccount,
  renewPasswords,
} from '#server/features/accounts/passwords/published-accounts.ts'
import { countUnclaimed } from '#server/features/unclaimed/unclaimed.repository.ts'
import { ownedByNobody } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { removeDemoMoney } from './remove-demo-money.ts'

export interface RemovedDemo {
  owners: number
  /** Businesses that nobody had claimed. */
  unclaimed: number
  signups: number
  /** Real accounts that had paid with the simulator. */
  unpaid: number
  /** Admins with the demo's published password. */
  renewed: RenewedAccount[]
}

/** The demo switches them on: without any left, a real site decides for itself. What somebody has claimed is theirs. */
async function removeUnclaimed(trx: Db): Promise<number> {
  await trx.deleteFrom('imports').where('isDemo', '=', 1).execute()
  const removed = await trx
    .deleteFrom('businesses')
    .where(ownedByNobody())
    .where('id', 'in', (eb) =>
      eb.selectFrom('businessSources').select('businessId').where('isDemo', '=', 1),
    )
    .executeTakeFirst()
  if ((await countUnclaimed(trx)) === 0)
    await trx.updateTable('site').set({ unclaimedSince: null }).execute()
  return Number(removed.numDeletedRows)
}

/**
 * Most demo data belongs to its owners and is deleted with them; businesses without an owner, the signups and the demo
 * money are marked. The admin stays, but gets a new password.
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
    const unclaimed = await removeUnclaimed(trx)
    return {
      owners: Number(owners.numDeletedRows),
      unclaimed,
      signups: Number(signups.numDeletedRows),
      unpaid,
    }
  })
  const renewed = await generatePasswords(db)
  await db.transaction().execute((trx) => renewPasswords(trx, renewed, new Date()))
  return { ...removed, renewed }
}
