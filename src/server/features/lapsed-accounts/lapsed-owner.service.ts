import type { LedgerService } from '#server/features/ledger/ledger.service.ts'
import { releaseBusiness } from '#server/features/ownership/release-business.ts'
import type { UnclaimedService } from '#server/features/unclaimed/unclaimed.service.ts'
import type { Context } from '#server/platform/context.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { findPaused } from './lapsed-account.repository.ts'
import { pageUnclaimed } from './mail/page-unclaimed.tsx'

const YEAR_DAYS = 365

/** Owners who have not paid for a year: their pages are unclaimed again, while such pages are shown. */
export function createLapsedOwnerService(
  context: Context,
  { ledger, unclaimed }: { ledger: LedgerService; unclaimed: UnclaimedService },
) {
  const { clock, db } = context

  const release = (businessId: string, ownerId: string): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const { owner, standing, today } = await ledger.open(trx, ownerId)
      const isUnpaid =
        standing?.pausedFor === 'non-payment' || standing?.pausedFor === 'cancellation'
      const paidUntil = standing?.paidUntil ?? today
      if (!owner?.business || !isUnpaid || addDays(paidUntil, YEAR_DAYS) >= today) return false
      const { businessName } = owner.business
      await releaseBusiness(trx, context, businessId, { isShown: true })
      await enqueueMessage(trx, context, pageUnclaimed, {
        recipient: owner.email,
        payload: { businessName, businessId },
        by: 'system',
        dedupeKey: `page-unclaimed:${businessId}:${today}`,
      })
      return true
    })

  return {
    async releaseAll(): Promise<number> {
      if (!(await unclaimed.isOn())) return 0
      const before = addDays(capeTownDay(clock()), -YEAR_DAYS)
      let released = 0
      for (const { id, ownerId } of await findPaused(db, before))
        if (await release(id, ownerId)) released += 1
      return released
    },
  }
}

export type LapsedOwnerService = ReturnType<typeof createLapsedOwnerService>
