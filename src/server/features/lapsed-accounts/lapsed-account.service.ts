import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { periodInWords } from '#shared/privacy/periods.ts'
import { findToErase, findToWarn, noteKept, saveWarning } from './lapsed-account.repository.ts'
import { unpaidAccount } from './mail/unpaid-account.tsx'

const DAY_MS = 24 * 60 * 60 * 1000
/** Between the warning and the end. */
const WARNED_DAYS = 30
const LOT = 100

interface Neighbours {
  /** Erases the account as an admin's deletion does, if `isDue` still says so in its transaction. */
  deleteClosed(userId: string, isDue: (trx: Db) => Promise<boolean>): Promise<boolean>
}

/** Accounts that nobody has paid for or signed in to for long are erased, after a warning. */
export function createLapsedAccountService(context: Context, { deleteClosed }: Neighbours) {
  const { clock, config, db, log } = context
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS)
  const { lapsedAccounts: days } = config.keep

  const findDue = (trx: Db) => findToErase(trx, daysAgo(days), daysAgo(WARNED_DAYS))

  /** Each with its mail, in one transaction. */
  const warnLot = () =>
    db.transaction().execute(async (trx) => {
      const now = clock()
      const owners = await findToWarn(trx, daysAgo(days - WARNED_DAYS), LOT).execute()
      for (const { id, email } of owners) {
        await saveWarning(trx, id, now.toISOString())
        await enqueueMessage(trx, context, unpaidAccount, {
          recipient: email,
          payload: {
            endsISO: new Date(now.getTime() + WARNED_DAYS * DAY_MS).toISOString(),
            period: periodInWords(days),
          },
          by: 'system',
          dedupeKey: `unpaid ${id} ${now.toISOString()}`,
        })
      }
      return owners.length
    })

  return {
    /** Those whom the next run would erase. */
    findDue,

    /** Returns how many were erased. Each is whole in itself: the next run goes on where this one was stopped. */
    async run(): Promise<number> {
      await noteKept(db, clock().toISOString())
      while ((await warnLot()) === LOT);
      let erased = 0
      for (const { id } of await findDue(db).execute())
        try {
          const isErased = await deleteClosed(id, async (trx) => {
            // A payment or a sign-in at the same moment keeps it.
            await noteKept(trx, clock().toISOString())
            return (await findDue(trx).where('users.id', '=', id).execute()).length > 0
          })
          if (isErased) erased += 1
        } catch (err) {
          log.error({ err, userId: id }, 'an account could not be erased: the next run tries again')
        }
      return erased
    },
  }
}

export type LapsedAccountService = ReturnType<typeof createLapsedAccountService>
