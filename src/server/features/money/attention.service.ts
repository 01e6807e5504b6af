import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import { readNotification } from '#server/features/payments/payfast/notification.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { enqueueOnceADay } from '#server/platform/outbox/enqueue.ts'
import type { MoneyAttention } from '#shared/schemas/billing/money.ts'
import { findEntriesByIds } from './admin-money.repository.ts'
import {
  countRejected,
  findFailedMessages,
  findOwnersOfCheckouts,
  findOwnersOfTokens,
  findRefundsDue,
  findUnconfirmed,
  settleMessage,
} from './attention.repository.ts'
import { moneyAttention } from './mail/money-attention.tsx'
import { presentMoneyLine } from './money.presenter.ts'

const SHOWN = 100
const DAY_MS = 24 * 3600 * 1000
const REJECTED_DAYS = 30

/** What cannot be settled automatically: an admin has to look. */
export function createAttentionService(context: Context, actions: AdminActionService) {
  const { clock, config, db } = context
  const { isDemoMoney } = config
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS).toISOString()

  const findFailed = async (): Promise<MoneyAttention['failed']> => {
    const messages = await findFailedMessages(db, isDemoMoney, SHOWN)
    const read = messages.map((message) => ({ ...message, fields: readNotification(message.body) }))
    const numbers = read.map(({ fields }) => fields.get('m_payment_id'))
    const owners = await findOwnersOfCheckouts(db, numbers)
    return read.map(({ id, kind, result, createdAt, fields }) => ({
      id,
      at: createdAt,
      kind,
      reason: result,
      amount: fields.get('amount_gross'),
      payment: fields.get('pf_payment_id'),
      userId: owners.get(fields.get('m_payment_id')) ?? null,
    }))
  }

  const findWaiting = async (): Promise<MoneyAttention['unconfirmed']> => {
    const wanted = { now: clock().toISOString(), limit: SHOWN }
    const read = (await findUnconfirmed(db, isDemoMoney, wanted)).map(({ body, ...message }) => {
      const { token }: { token: string } = JSON.parse(body)
      return { ...message, token }
    })
    const owners = await findOwnersOfTokens(
      db,
      read.map(({ token }) => token),
    )
    return read.map(({ id, kind, token, result, createdAt }) => ({
      id,
      at: createdAt,
      kind,
      reason: result,
      userId: owners.get(token) ?? null,
    }))
  }

  return {
    async find(): Promise<MoneyAttention> {
      const giveBack = await findEntriesByIds(db, await findRefundsDue(db, isDemoMoney, SHOWN))
      return {
        failed: await findFailed(),
        unconfirmed: await findWaiting(),
        giveBack: giveBack.map(presentMoneyLine),
        rejected: (await countRejected(db, isDemoMoney, daysAgo(REJECTED_DAYS))).map((row) => ({
          ...row,
          count: Number(row.count),
        })),
      }
    },

    /** What an admin can settle now. */
    async countOpen(): Promise<number> {
      const failed = await findFailedMessages(db, isDemoMoney, SHOWN)
      const giveBack = await findRefundsDue(db, isDemoMoney, SHOWN)
      return failed.length + giveBack.length
    },

    /** An admin has made the missing entry, or found that there is none to make. */
    async settle(admin: ActingAdmin, id: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const at = clock().toISOString()
        if (!(await settleMessage(trx, id, { result: `Settled by ${admin.email}.`, at })))
          throw new AppError('not-found', 'There is nothing of this number to settle.')
        await actions.record(trx, admin, {
          action: 'settle-payment',
          target: { id, label: 'A payment message' },
        })
      })
    },

    /** Once a day while something is open, so that nothing is forgotten. */
    async tellAdmin(): Promise<number> {
      const failed = (await findFailedMessages(db, isDemoMoney, SHOWN)).length
      const giveBack = (await findRefundsDue(db, isDemoMoney, SHOWN)).length
      const rejected = (await countRejected(db, isDemoMoney, daysAgo(1))).map(
        ({ reason, count }) => ({
          reason,
          count: Number(count),
        }),
      )
      const all = failed + giveBack + rejected.length
      if (all === 0) return 0
      await enqueueOnceADay(db, context, moneyAttention, {
        recipient: config.admin.email,
        payload: { failed, giveBack, rejected },
      })
      return all
    },
  }
}

export type AttentionService = ReturnType<typeof createAttentionService>
