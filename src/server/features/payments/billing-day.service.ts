import type { LedgerService } from '#server/features/ledger/ledger.service.ts'
import type { LedgerOwner } from '#server/features/ledger/ledger-entry.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { REMINDER_DAYS, type Standing } from '#shared/billing/standing.ts'
import { daysBetween } from '#shared/time/calendar-days.ts'
import { capeTownClock } from '#shared/time/cape-town-time.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { findUnpaidOwners } from './billing-day.repository.ts'
import type { PaymentMailService } from './payment-mail.service.ts'
import { deleteRejectedMessages } from './payment-message.repository.ts'

const STEP = 200
const KEEP_REJECTED_MS = 30 * 24 * 3600 * 1000
/** The provider charges during the day, so a missing payment is reported only in the evening. */
const EVENING = 20
const MORNING = 8

/** From then on, a payment that was due today is missing. */
export const isEvening = (now: Date) => capeTownClock(now).getUTCHours() >= EVENING

/** The reminder that is due: the latest, if a day was missed. */
function stepDue({ overdueSince }: Standing, now: Date): (typeof REMINDER_DAYS)[number] | null {
  if (overdueSince === null) return null
  const late = daysBetween(overdueSince, capeTownDay(now))
  const hour = capeTownClock(now).getUTCHours()
  const isDue = (step: number) =>
    late > step || (late === step && hour >= (step === 0 ? EVENING : MORNING))
  return REMINDER_DAYS.findLast(isDue) ?? null
}

/** What changes from day to day: reminders, pauses, the plan after the paid month. */
export function createBillingDayService(
  { clock, db }: Context,
  ledger: LedgerService,
  mails: PaymentMailService,
) {
  const tell = async (trx: Db, owner: LedgerOwner, standing: Standing): Promise<void> => {
    const { pausedFor, overdueSince, paidUntil } = standing
    const about = `${owner.id}:${overdueSince ?? paidUntil ?? ''}`
    if (pausedFor === 'non-payment')
      return mails.tellChange(trx, owner, 'paused-unpaid', standing, `paused-unpaid:${about}`)
    if (pausedFor === 'cancellation')
      return mails.tellChange(trx, owner, 'ended', standing, `plan-ended:${about}`)
    const step = stepDue(standing, clock())
    if (step !== null && overdueSince !== null)
      await mails.remind(trx, owner, { dueOn: overdueSince, step, plan: standing.nextPlan })
  }

  /** True if the account changed. */
  const passDay = (userId: string): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const account = await ledger.open(trx, userId)
      const { owner, standing } = account
      if (!owner || !standing) return false
      await tell(trx, owner, standing)
      return ledger.settle(trx, account)
    })

  return {
    /** Safe to run any number of times: every message has a dedupe key. */
    async run(): Promise<number> {
      let changed = 0
      let last = ''
      for (;;) {
        const owners = await findUnpaidOwners(db, capeTownDay(clock()), last, STEP)
        for (const id of owners) if (await passDay(id)) changed += 1
        last = owners.at(-1) ?? ''
        if (owners.length < STEP) break
      }
      return changed
    },

    removeRejected: () =>
      deleteRejectedMessages(db, new Date(clock().getTime() - KEEP_REJECTED_MS).toISOString()),
  }
}

export type BillingDayService = ReturnType<typeof createBillingDayService>
