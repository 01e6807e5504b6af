import type { LedgerAccount } from '#server/features/ledger/ledger.service.ts'
import { standingOf } from '#shared/billing/standing.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import type { Checkout } from './checkout.repository.ts'
import { standingOrderOf } from './standing-order.ts'

interface Payable {
  /** The day of the first charge; null if it is today. */
  firstChargeOn: string | null
}

/**
 * What an account can begin to pay by card, if anything: at once where nothing is paid, and after the paid
 * days where no subscription goes on.
 */
export function payableOf(
  account: Pick<LedgerAccount, 'standing' | 'lines' | 'today'>,
): Payable | null {
  const { standing, lines, today } = account
  if (standing?.pausedFor === 'closing' || standing?.pausedFor === 'admin') return null
  if (standing === null || standing.status === 'PENDING') return { firstChargeOn: null }
  const { paidUntil, openEnded, cancelled, overdueSince } = standing
  if (paidUntil !== null && paidUntil >= today) {
    const goesOn = !openEnded && !cancelled && standingOrderOf(lines) !== null
    return goesOn ? null : { firstChargeOn: addDays(paidUntil, 1) }
  }
  return openEnded || cancelled || overdueSince !== null ? { firstChargeOn: null } : null
}

/** The day of the first charge that a checkout has asked for, by the ledger as it was then. */
export function firstChargeOf(
  { lines, today }: Pick<LedgerAccount, 'lines' | 'today'>,
  { createdAt }: Checkout,
): string {
  const day = capeTownDay(new Date(createdAt))
  const before = lines.filter((line) => line.createdAt <= createdAt)
  const asked = payableOf({ standing: standingOf(before, day), lines: before, today: day })
  return asked?.firstChargeOn ?? today
}
