import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import type {
  AppendedEntry,
  LedgerAccount,
  LedgerService,
  NewLine,
} from '#server/features/ledger/ledger.service.ts'
import type { LedgerEntry } from '#server/features/ledger/ledger-entry.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { refuseConflict } from '#server/platform/errors.ts'
import { differenceToPremium, SMALLEST_CHARGE_CENTS } from '#shared/billing/plan-change.ts'
import type { Standing } from '#shared/billing/standing.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { PlanChangeName } from '#shared/schemas/billing/billing.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { momentOfClock } from '#shared/time/cape-town-time.ts'
import { choosePlan } from './payment.repository.ts'
import type { PaymentMailService } from './payment-mail.service.ts'
import { standingOrderOf } from './standing-order.ts'
import type { SubscriptionService } from './subscription.service.ts'

/**
 * A cancellation is sent to the provider this many days before the next charge: until then it can be undone
 * without a new card payment, and there is still time for retries.
 */
const NOTICE_DAYS = 3

/** An entry can never be deleted and each sends a mail: more changes on one day make no sense. */
const CHANGES_PER_DAY = 10
const CHANGES: LedgerEntry['kind'][] = [
  'cancelled',
  'cancellation-undone',
  'downgrade-planned',
  'downgrade-undone',
]

/** The day on which a cancellation is sent to the provider. */
const providerStopsOn = ({ paidUntil }: Standing): string =>
  paidUntil === null ? '' : addDays(paidUntil, 1 - NOTICE_DAYS)

/** Changes by owners: a ledger entry, a request to the provider, a mail. */
export function createPlanChangeService(
  { clock, db }: Context,
  ledger: LedgerService,
  { mails, subscriptions }: { mails: PaymentMailService; subscriptions: SubscriptionService },
) {
  const cancelLater = async (trx: Db, { lines, standing }: LedgerAccount): Promise<void> => {
    const token = standingOrderOf(lines)
    if (token === null || !standing) return
    const dueAt = momentOfClock(new Date(`${providerStopsOn(standing)}T00:00:00Z`))
    const now = clock()
    await subscriptions.cancel(trx, token, { dueAt: dueAt > now ? dueAt : now })
  }

  /** The entry of a change, or a refusal if it makes no sense. */
  const lineOf = (change: PlanChangeName, account: LedgerAccount): NewLine => {
    const { standing, lines, today } = account
    if (standing?.status !== 'ACTIVE')
      return refuseConflict('Your plan is not running at the moment.')
    const { plan, nextPlan, cancelled, openEnded } = standing
    const changedToday = lines.filter(({ day, kind }) => day === today && CHANGES.includes(kind))
    // Leaving is always possible.
    if (change !== 'cancel' && changedToday.length >= CHANGES_PER_DAY)
      return refuseConflict(
        'You have changed your plan many times today. Please try again tomorrow.',
      )
    switch (change) {
      case 'cancel':
        return cancelled
          ? refuseConflict('Your plan is already cancelled.')
          : { kind: 'cancelled', plan }
      case 'undo-cancel':
        return cancelled
          ? { kind: 'cancellation-undone', plan }
          : refuseConflict('Your plan is not cancelled.')
      case 'to-basic':
        return nextPlan === 'BASIC'
          ? refuseConflict('You are on BASIC, or on your way there.')
          : { kind: 'downgrade-planned', plan: 'BASIC' }
      case 'stay-premium':
        return plan === 'PREMIUM' && nextPlan === 'BASIC'
          ? { kind: 'downgrade-undone', plan }
          : refuseConflict('There is no change to BASIC to undo.')
      default: {
        // Nothing is left of the paid month: a difference of zero would give the grace days away.
        if (standing.overdueSince !== null)
          return refuseConflict('Please pay for this month first.')
        const due = differenceToPremium(lines, today).amountCents
        return plan === 'PREMIUM' || openEnded || due >= SMALLEST_CHARGE_CENTS
          ? refuseConflict('PREMIUM begins with a payment of the difference.')
          : { kind: 'difference', plan: 'PREMIUM', note: 'Too little to charge.' }
      }
    }
  }

  const tellProvider = async (
    trx: Db,
    account: LedgerAccount,
    appended: AppendedEntry,
  ): Promise<void> => {
    const { kind, id } = appended.entry
    if (kind === 'cancelled') return cancelLater(trx, account)
    if (kind !== 'cancellation-undone') return subscriptions.tellAmount(trx, account, id)
    if (!(await subscriptions.takeBackStop(trx, account)))
      refuseConflict(
        'The cancellation was already sent to the payment provider. Subscribe again instead.',
      )
  }

  const choose = async (user: CurrentUser, plan: Plan): Promise<void> => {
    if (!(await choosePlan(db, user.id, plan, clock().toISOString())))
      refuseConflict('Your plan has begun: change it under Plan & billing.')
  }

  return {
    async change(user: CurrentUser, change: PlanChangeName): Promise<void> {
      if (change === 'choose-basic') return choose(user, 'BASIC')
      if (change === 'choose-premium') return choose(user, 'PREMIUM')
      await db.transaction().execute(async (trx) => {
        const account = await ledger.open(trx, user.id)
        const line = await ledger.append(trx, account, lineOf(change, account))
        if (!line || !account.owner) return
        await tellProvider(trx, account, line)
        if (line.entry.kind === 'difference')
          await mails.tellChange(trx, account.owner, 'upgraded', line.after)
        await mails.changed(trx, account.owner, line)
      })
    },
  }
}

export type PlanChangeService = ReturnType<typeof createPlanChangeService>
