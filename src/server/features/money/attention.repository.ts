import type { Db } from '#server/platform/db/schema.ts'
import { REFUND_DUE_NOTE } from '#shared/billing/ledger-line.ts'

/** Payments that are not in the ledger, and orders that the provider never accepted. */
export function findFailedMessages(db: Db, isDemo: boolean, limit: number) {
  return db
    .selectFrom('paymentMessages')
    .select(['id', 'kind', 'body', 'result', 'createdAt'])
    .where('state', '=', 'failed')
    .where('isDemo', '=', isDemo ? 1 : 0)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute()
}

/** Cancellations and pauses that are due and not confirmed by the provider yet, with their owner. */
export function findUnconfirmed(
  db: Db,
  isDemo: boolean,
  { now, limit }: { now: string; limit: number },
) {
  return db
    .selectFrom('paymentMessages')
    .select(['id', 'kind', 'body', 'result', 'createdAt'])
    .where('kind', 'in', ['cancel-subscription', 'pause-subscription'])
    .where('state', '=', 'waiting')
    .where('isDemo', '=', isDemo ? 1 : 0)
    .where((eb) => eb.or([eb('dueAt', 'is', null), eb('dueAt', '<=', now)]))
    .orderBy('createdAt')
    .limit(limit)
    .execute()
}

export async function findOwnersOfTokens(db: Db, tokens: string[]): Promise<Map<string, string>> {
  if (tokens.length === 0) return new Map()
  const rows = await db
    .selectFrom('subscriptions')
    .select(['token', 'userId'])
    .where('token', 'in', tokens)
    .execute()
  return new Map(rows.map(({ token, userId }) => [token, userId]))
}

/** Why notifications were rejected, how often and when last. */
export function countRejected(db: Db, isDemo: boolean, since: string) {
  return db
    .selectFrom('paymentMessages')
    .select((eb) => [
      'result as reason',
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('createdAt').as('lastAt'),
    ])
    .where('state', '=', 'rejected')
    .where('isDemo', '=', isDemo ? 1 : 0)
    .where('createdAt', '>=', since)
    .groupBy('result')
    .orderBy('lastAt', 'desc')
    .execute()
}

/** Payments that bought nothing, until they are fully refunded. */
export async function findRefundsDue(db: Db, isDemo: boolean, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('ledgerEntries as paid')
    .select('paid.id')
    .where('paid.note', 'like', `%${REFUND_DUE_NOTE}`)
    .where('paid.amountCents', '>', 0)
    .where('paid.isDemo', '<=', isDemo ? 1 : 0)
    .where((eb) =>
      eb(
        'paid.amountCents',
        '>',
        eb
          .selectFrom('ledgerEntries as refund')
          .select((sum) =>
            sum.fn
              .coalesce(sum.neg(sum.fn.sum<number>('refund.amountCents')), sum.lit(0))
              .as('cents'),
          )
          .whereRef('refund.reference', '=', 'paid.id')
          .whereRef('refund.userId', '=', 'paid.userId')
          .where('refund.kind', '=', 'refund'),
      ),
    )
    .orderBy('paid.createdAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findOwnersOfCheckouts(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('checkouts')
    .select(['id', 'userId'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, userId }) => [id, userId]))
}

/** False if there is nothing to settle with this id. */
export async function settleMessage(
  db: Db,
  id: string,
  { result, at }: { result: string; at: string },
): Promise<boolean> {
  const settled = await db
    .updateTable('paymentMessages')
    .set({ state: 'done', result, decidedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}
