import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { Plan } from '#shared/money/plans.ts'
import { addDays, dayOfMonth, daysBetween, monthAfter } from '#shared/time/calendar-days.ts'
import type { LedgerLine } from './ledger-line.ts'

/** Days after a missed payment on which the owner gets a mail; 0 is the due day. */
export const REMINDER_DAYS = [0, 3, 7] as const
/** On this day the business is removed from the lists. */
export const PAUSE_DAY = 10

/** What an account may do on a day, and what comes next. */
export interface Standing {
  status: UserStatus
  plan: Plan
  /** The plan of the next payment. */
  nextPlan: Plan
  /** The last paid day; null if nothing with an end was paid. */
  paidUntil: string | null
  monthDay: number | null
  /** Paid otherwise: active until an admin pauses it. */
  openEnded: boolean
  /** No further payments. */
  cancelled: boolean
  /** The day on which a missing payment was due. */
  overdueSince: string | null
  pausedFor: 'admin' | 'closing' | 'non-payment' | 'cancellation' | null
}

interface Folded {
  plan: Plan
  nextPlan: Plan | null
  paidUntil: string | null
  monthDay: number | null
  openEnded: boolean
  cancelledOn: string | null
  adminPaused: boolean
  /** The owner is closing the account. */
  closing: boolean
}

/**
 * The account's state that follows from its ledger entries, in order, on a day. Null without entries: then
 * the account stays as it is.
 */
export function standingOf(lines: readonly LedgerLine[], day: string): Standing | null {
  const [first] = lines
  if (!first) return null
  const start: Folded = {
    plan: first.plan,
    nextPlan: null,
    paidUntil: null,
    monthDay: null,
    openEnded: false,
    cancelledOn: null,
    adminPaused: false,
    closing: false,
  }
  return judge(lines.reduce(fold, start), day)
}

function fold(state: Folded, line: LedgerLine): Folded {
  const paid = {
    ...state,
    plan: line.plan,
    nextPlan: null,
    openEnded: false,
    paidUntil: latest(state.paidUntil, line.paidUntil),
    monthDay: line.monthDay,
  }
  switch (line.kind) {
    case 'payment':
    case 'eft':
      return { ...paid, cancelledOn: null }
    // A charge after a cancellation is given back: it pays for no month.
    case 'renewal':
      return line.paidUntil === null ? state : paid
    case 'difference':
      return { ...state, plan: line.plan, nextPlan: null }
    case 'paid-otherwise':
      return { ...state, plan: line.plan, nextPlan: null, openEnded: true, cancelledOn: null }
    case 'card-set-up':
      return setUpCard(state, line)
    case 'collection-paused':
      return { ...state, paidUntil: latest(state.paidUntil, line.paidUntil) }
    case 'cancelled':
      return { ...state, cancelledOn: line.day }
    case 'cancellation-undone':
      return { ...state, cancelledOn: null }
    case 'downgrade-planned':
      // Without a paid month, there is no end to wait for.
      return state.openEnded ? { ...state, plan: line.plan } : { ...state, nextPlan: line.plan }
    case 'downgrade-undone':
      return { ...state, nextPlan: null }
    case 'paused':
      return { ...state, adminPaused: true }
    case 'resumed':
      return resume(state, line.day)
    case 'pause-undone':
      return { ...state, adminPaused: false }
    case 'activation-undone':
      return { ...state, openEnded: false }
    case 'closing':
      return { ...state, closing: true }
    case 'closing-undone':
      return { ...state, closing: false }
    case 'failed':
    case 'refund':
      return state
  }
}

/**
 * Nothing is paid yet: the account goes on, and later months begin on the day of the first charge. An account
 * without an end keeps that until money comes, unless paid days are left.
 */
function setUpCard(state: Folded, { day, plan, monthDay }: LedgerLine): Folded {
  const hasDaysLeft = state.paidUntil !== null && state.paidUntil >= day
  return {
    ...state,
    nextPlan: plan === state.plan ? null : plan,
    monthDay,
    openEnded: state.openEnded && !hasDaysLeft,
    cancelledOn: null,
  }
}

/** An admin's decision applies until the next payment. */
function resume(state: Folded, day: string): Folded {
  const covered = state.openEnded || (state.paidUntil !== null && state.paidUntil >= day)
  if (covered) return { ...state, adminPaused: false }
  return { ...state, adminPaused: false, openEnded: true, cancelledOn: null }
}

function judge(state: Folded, day: string): Standing {
  const standing = judgeOpen(state, day)
  if (!state.closing) return standing
  const status = standing.status === 'PENDING' ? 'PENDING' : 'PAUSED'
  return { ...standing, status, pausedFor: 'closing', overdueSince: null }
}

/** Of an account that its owner is not closing. */
function judgeOpen(state: Folded, day: string): Standing {
  const { paidUntil, openEnded, monthDay } = state
  const cancelled = state.cancelledOn !== null
  // An owner who pays otherwise and cancels keeps the days paid by month.
  const openEnd = state.cancelledOn === null ? null : latest(state.cancelledOn, paidUntil)
  const endsAfter = openEnded ? openEnd : paidUntil
  const isOver = endsAfter !== null && endsAfter < day
  const nextPlan = state.nextPlan ?? state.plan
  const standing = {
    plan: isOver ? nextPlan : state.plan,
    nextPlan,
    paidUntil,
    monthDay,
    openEnded,
    cancelled,
    overdueSince: null,
    pausedFor: null,
  }
  if (state.adminPaused) return { ...standing, status: 'PAUSED', pausedFor: 'admin' }
  if (endsAfter === null) return { ...standing, status: openEnded ? 'ACTIVE' : 'PENDING' }
  if (!isOver) return { ...standing, status: 'ACTIVE' }
  if (cancelled) return { ...standing, status: 'PAUSED', pausedFor: 'cancellation' }
  const overdueSince = addDays(endsAfter, 1)
  if (daysBetween(overdueSince, day) < PAUSE_DAY)
    return { ...standing, status: 'ACTIVE', overdueSince }
  return { ...standing, status: 'PAUSED', overdueSince, pausedFor: 'non-payment' }
}

const latest = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one

export interface PaidMonth {
  paidFrom: string
  paidUntil: string
  monthDay: number
}

/**
 * The month, or months, that a payment on this day pays for: after the last one, even if it is late; from today if
 * the account had ended.
 */
export function nextPaidMonth(standing: Standing | null, day: string, months = 1): PaidMonth {
  const { paidUntil = null, monthDay = null } = standing ?? {}
  const goesOn =
    paidUntil !== null &&
    monthDay !== null &&
    daysBetween(paidUntil, day) <= PAUSE_DAY &&
    standing?.pausedFor !== 'cancellation'
  const paidFrom = goesOn ? addDays(paidUntil, 1) : day
  const wanted = goesOn ? monthDay : dayOfMonth(day)
  let next = paidFrom
  for (let count = 0; count < months; count += 1) next = monthAfter(next, wanted)
  return { paidFrom, paidUntil: addDays(next, -1), monthDay: wanted }
}
