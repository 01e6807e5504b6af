import { sql } from 'kysely'
import type { LapsedAccountService } from '#server/features/lapsed-accounts/lapsed-account.service.ts'
import type { Context } from '#server/platform/context.ts'
import { MOST_COUNTED, OLD_DATA, type OldData, type OldDataView } from '#shared/privacy/old-data.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { DUE, type OldRows } from './due-data.ts'
import { SETTING_OF } from './retention.settings.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** So many at once: a longer statement would hold up other writers. */
const BATCH = 500

export const DUE_DATA = keysOf(OLD_DATA)

/** Erases personal data that was kept long enough. */
export function createRetentionService(
  { clock, config, db, engine }: Context,
  lapsed: LapsedAccountService,
) {
  const removed = new Map<OldData, number>()

  const daysOf = (data: OldData) => config.keep[OLD_DATA[data].period]
  const firstDay = (data: OldData) =>
    new Date(clock().getTime() - daysOf(data) * DAY_MS).toISOString()

  /** In batches, each whole in itself: the next run goes on where this one was stopped. */
  const remove = async (data: OldRows): Promise<number> => {
    const before = firstDay(data)
    let count = 0
    for (;;) {
      const ids = await db.transaction().execute(async (trx) => {
        const due = await DUE[data].find(trx, before, BATCH).execute()
        const found = due.map(({ id }) => id)
        if (found.length > 0) await DUE[data].remove(trx, found)
        return found
      })
      if (ids.length === 0) return count
      count += ids.length
      removed.set(data, (removed.get(data) ?? 0) + ids.length)
    }
  }

  const eraseLapsed = async (): Promise<number> => {
    const count = await lapsed.run()
    if (count > 0) removed.set('lapsedAccounts', (removed.get('lapsedAccounts') ?? 0) + count)
    return count
  }

  const findDue = (data: OldData) =>
    data === 'lapsedAccounts'
      ? lapsed.findDue(db).limit(MOST_COUNTED).execute()
      : DUE[data].find(db, firstDay(data), MOST_COUNTED).execute()

  return {
    /** For the metrics: since this process started. */
    getRemoved: (): ReadonlyMap<OldData, number> => removed,

    removeDue: async (): Promise<Record<OldData, number>> => {
      const counts = {
        bookings: await remove('bookings'),
        unconfirmed: await remove('unconfirmed'),
        unconfirmedSignups: await remove('unconfirmedSignups'),
        reviewAddresses: await remove('reviewAddresses'),
        newsletter: await remove('newsletter'),
        notices: await remove('notices'),
        conversations: await remove('conversations'),
        payments: await remove('payments'),
        requests: await remove('requests'),
        lapsedAccounts: await eraseLapsed(),
      }
      // The log of changes still has what was erased since it was last written back.
      if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
      return counts
    },

    /** What the next run would remove; it changes nothing. */
    async tryOut(): Promise<OldDataView> {
      const rows: OldDataView['rows'] = []
      for (const data of DUE_DATA) {
        const due = await findDue(data)
        const setting = SETTING_OF[OLD_DATA[data].period]
        rows.push({ data, days: daysOf(data), setting, due: due.length })
      }
      return { rows }
    },
  }
}

export type RetentionService = ReturnType<typeof createRetentionService>
