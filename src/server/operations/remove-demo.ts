import type { Db } from '#server/platform/db/schema.ts'

export interface RemovedDemo {
  owners: number
  signups: number
}

/** Everything of the demo city hangs on its owners, and goes with them; the signups are marked. */
export function removeDemo(db: Db): Promise<RemovedDemo> {
  return db.transaction().execute(async (trx) => {
    const owners = await trx.deleteFrom('users').where('isDemo', '=', 1).executeTakeFirst()
    const signups = await trx
      .deleteFrom('newsletterSignups')
      .where('isDemo', '=', 1)
      .executeTakeFirst()
    return { owners: Number(owners.numDeletedRows), signups: Number(signups.numDeletedRows) }
  })
}
