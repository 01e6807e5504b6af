import { describe, expect, it, onTestFinished } from 'vitest'
import { storeMessages } from '#server/features/payments/payment-message.repository.ts'
import { createPaymentWorker, type PaymentWork } from '#server/features/payments/payment-worker.ts'
import { createTestApp, ENGINES } from '#tests/helpers/test-app.ts'

describe.each(ENGINES)('a batch of payment messages on %s', (engine) => {
  it('books all except one that fails, which is rolled back', async () => {
    const app = await createTestApp(engine)
    onTestFinished(() => app.close())
    const { db, clock } = app.context
    const bodies = ['first', 'broken', 'last']
    await storeMessages(
      db,
      bodies.map((body) => ({ kind: 'notification', body, isDemo: false, now: clock() })),
    )
    const work: PaymentWork = {
      prepare: async ({ body }) => ({
        userId: null,
        write: async (trx) => {
          await trx
            .insertInto('settings')
            .values({ key: `written-by-${body}`, value: 'x' })
            .execute()
          if (body === 'broken') throw new Error('It cannot be booked.')
          return { state: 'done', result: 'Booked.' }
        },
      }),
      lock: async () => {},
      onStored: () => () => {},
    }
    expect(await createPaymentWorker(app.context, work).runOnce()).toBe(3)
    const states = await db
      .selectFrom('paymentMessages')
      .select(['body', 'state', 'attempts'])
      .execute()
    expect(new Map(states.map(({ body, state }) => [body, state]))).toEqual(
      new Map([
        ['first', 'done'],
        ['broken', 'waiting'],
        ['last', 'done'],
      ]),
    )
    const written = await db
      .selectFrom('settings')
      .select('key')
      .where('key', 'like', 'written-by-%')
      .orderBy('key')
      .execute()
    expect(written.map(({ key }) => key)).toEqual(['written-by-first', 'written-by-last'])
  })
})
