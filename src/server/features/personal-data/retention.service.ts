import type { Context } from '#server/platform/context.ts'
import type { Period } from '#shared/privacy/periods.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { DUE } from './due-data.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type DueData = keyof typeof DUE
export const DUE_DATA = keysOf(DUE)

const PERIOD_OF: Record<DueData, Period> = {
  bookings: 'bookings',
  unconfirmed: 'unconfirmed',
  unconfirmedSignups: 'unconfirmed',
  reviewAddresses: 'reviewAddresses',
  newsletter: 'newsletter',
  notices: 'notices',
  conversations: 'conversations',
}

/** Erases personal data that was kept long enough. */
export function createRetentionService({ clock, config, db }: Context) {
  const removed = new Map<DueData, number>()

  /** In batches, each whole in itself: the next run goes on where this one was stopped. */
  const remove = async (data: DueData): Promise<number> => {
    const days = config.keep[PERIOD_OF[data]]
    const before = new Date(clock().getTime() - days * DAY_MS).toISOString()
    let count = 0
    for (;;) {
      const ids = await db.transaction().execute(async (trx) => {
        const due = await DUE[data].find(trx, before).execute()
        const found = due.map(({ id }) => id)
        if (found.length > 0) await DUE[data].remove(trx, found)
        return found
      })
      if (ids.length === 0) return count
      count += ids.length
      removed.set(data, (removed.get(data) ?? 0) + ids.length)
    }
  }

  return {
    /** For the metrics: since this process started. */
    getRemoved: (): ReadonlyMap<DueData, number> => removed,

    removeDue: async (): Promise<Record<DueData, number>> => ({
      bookings: await remove('bookings'),
      unconfirmed: await remove('unconfirmed'),
      unconfirmedSignups: await remove('unconfirmedSignups'),
      reviewAddresses: await remove('reviewAddresses'),
      newsletter: await remove('newsletter'),
      notices: await remove('notices'),
      conversations: await remove('conversations'),
    }),
  }
}

export type RetentionService = ReturnType<typeof createRetentionService>
