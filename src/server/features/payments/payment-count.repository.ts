import type { Db } from '#server/platform/db/schema.ts'

/** Messages to and from the payment provider that are pending, were rejected or need an admin. */
export async function countPaymentMessages(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('paymentMessages')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('state', '<>', 'done')
    .where('isDemo', '=', 0)
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}
