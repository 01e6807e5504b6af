import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import { refuseWithoutFactors } from '#server/features/accounts/second-factor/refuse-without-factors.service.ts'
import type { SecondFactorService } from '#server/features/accounts/second-factor/second-factor.service.ts'
import type { DataRequestService } from '#server/features/data-requests/data-request.service.ts'
import type { LedgerService } from '#server/features/ledger/ledger.service.ts'
import { findComingBookings, tellVisitors } from '#server/features/ownership/tell-visitors.ts'
import type { SubscriptionService } from '#server/features/payments/subscription.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { CLOSING_DAYS } from '#shared/accounts/closing.ts'
import type { ClosingView } from '#shared/own-account.ts'
import type { CloseAccountRequest } from '#shared/schemas/accounts/own-account.ts'
import {
  countReminder,
  endClosing,
  findClosingsDue,
  findClosingsToRemind,
  getClosing,
  insertClosing,
} from './closing.repository.ts'
import { accountClosing } from './mail/account-closing.tsx'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days before the end on which the owner is reminded. */
const REMINDERS = [7, 1]
const CLOSES = 'The owner closes the account.'

export interface ClosingNeighbours {
  ledger: LedgerService
  requests: DataRequestService
  secondFactors: SecondFactorService
  subscriptions: SubscriptionService
  /** Erases the account as an admin's deletion does, if `isDue` still says so in its transaction. */
  deleteClosed(userId: string, isDue: (trx: Db) => Promise<boolean>): Promise<boolean>
}

/** Owners close their accounts themselves. */
export function createClosingService(context: Context, neighbours: ClosingNeighbours) {
  const { clock, db, log } = context
  const { ledger, requests, secondFactors, subscriptions, deleteClosed } = neighbours

  const finish = (userId: string) =>
    deleteClosed(userId, async (trx) => {
      // An undo at the same moment: one of the two ends it.
      const ended = await endClosing(trx, userId, { dueAt: clock().toISOString() })
      if (!ended) return false
      await tellVisitors(trx, context, { userId }, { farewell: ended.farewell ?? '' })
      return true
    })

  /** True if this call sent the reminder. */
  const remind = (closing: { userId: string; email: string; closesAt: string }, sent: number) =>
    db.transaction().execute(async (trx) => {
      const { userId, email, closesAt } = closing
      if (!(await countReminder(trx, userId, sent))) return false
      await enqueueMessage(trx, context, accountClosing, {
        recipient: email,
        payload: { closesISO: closesAt, step: 'reminder' },
        by: 'system',
        dedupeKey: `closing ${userId} ${closesAt} ${sent}`,
      })
      return true
    })

  return {
    /** For the notice on the owner's pages; null if the account is not closing. */
    getEnd: async (userId: string): Promise<string | null> =>
      (await getClosing(db, userId))?.closesAt ?? null,

    async look(user: CurrentUser): Promise<ClosingView> {
      const closing = await getClosing(db, user.id)
      const { standing } = await ledger.read(user.id)
      const { active } = await secondFactors.describe(user)
      const left = closing ? new Date(closing.closesAt).getTime() - clock().getTime() : 0
      return {
        closesISO: closing?.closesAt ?? null,
        daysLeft: Math.max(0, Math.ceil(left / DAY_MS)),
        wouldCloseISO: new Date(clock().getTime() + CLOSING_DAYS * DAY_MS).toISOString(),
        coming: (await findComingBookings(db, { userId: user.id }, clock())).length,
        paidUntil: standing?.paidUntil ?? null,
        asksCode: active,
      }
    },

    /** The page leaves the site and the card is stopped at once, all in one transaction. Twice is once. */
    async close(user: CurrentUser, request: CloseAccountRequest): Promise<void> {
      await refuseWithoutFactors(db, secondFactors, user.id, request)
      await db.transaction().execute(async (trx) => {
        const now = clock()
        const account = await ledger.open(trx, user.id)
        const { owner, lines } = account
        if (!owner) throw new AppError('not-found', 'That account no longer exists.')
        const { plan, status, email } = owner
        const closesAt = new Date(now.getTime() + CLOSING_DAYS * DAY_MS).toISOString()
        const { farewell } = request
        const closing = { userId: user.id, askedAt: now.toISOString(), closesAt, farewell }
        if (!(await insertClosing(trx, closing))) return
        await requests.begin(trx, user.id, 'closing')
        // An account without entries has nothing that says it was active, if this is undone.
        if (lines.length === 0 && status === 'ACTIVE')
          await ledger.note(trx, user.id, { kind: 'paid-otherwise', plan })
        await subscriptions.stop(trx, await ledger.open(trx, user.id), {
          note: CLOSES,
          adminEmail: '',
        })
        await ledger.note(trx, user.id, { kind: 'closing', plan, note: CLOSES })
        await enqueueMessage(trx, context, accountClosing, {
          recipient: email,
          payload: { closesISO: closesAt, step: 'begun' },
          by: 'system',
          dedupeKey: `closing ${user.id} ${closesAt}`,
        })
      })
    },

    /** Everything is as before, but the card stays stopped: the provider was told. Twice is once. */
    async undo(user: CurrentUser): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { owner } = await ledger.open(trx, user.id)
        if (!owner || !(await endClosing(trx, user.id))) return
        await ledger.note(trx, user.id, { kind: 'closing-undone', plan: owner.plan })
        await requests.finish(trx, user.id, 'closing', 'The owner has kept the account.')
      })
    },

    /** Erases what is due, and reminds the others. Each is whole in itself. */
    async runDue(): Promise<{ closed: number; reminded: number }> {
      const now = clock()
      let closed = 0
      for (const userId of await findClosingsDue(db, now.toISOString()))
        try {
          if (await finish(userId)) closed += 1
        } catch (err) {
          log.error({ err, userId }, 'an account could not be closed: the next run tries again')
        }
      let reminded = 0
      for (const [sent, days] of REMINDERS.entries()) {
        const before = new Date(now.getTime() + days * DAY_MS).toISOString()
        for (const closing of await findClosingsToRemind(db, sent, before))
          if (await remind(closing, sent)) reminded += 1
      }
      return { closed, reminded }
    },
  }
}

export type ClosingService = ReturnType<typeof createClosingService>
