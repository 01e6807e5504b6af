import { afterEach, describe, expect, it } from 'vitest'
import {
  TEST_RESULT,
  testNotification,
} from '#server/features/payments/payfast/test-notification.ts'
import { notify, processDue, QUIET_PROVIDER } from '#tests/helpers/payments/payfast.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

let app: TestApp
afterEach(() => app.close())

const messages = () =>
  app.context.db.selectFrom('paymentMessages').select(['state', 'result']).execute()

describe.each(USUAL_ENGINES)('a test notification on %s', (engine) => {
  it('goes through our own address and the real code, and changes nothing', async () => {
    app = await createTestApp(engine, { ...QUIET_PROVIDER, PUBLIC_URL: '' })
    await app.server.listen({ port: 0 })
    const { testNotifications, moneyAttention } = app.services
    expect(await testNotifications.getLast()).toBeNull()
    await testNotifications.send()
    expect(await messages()).toEqual([{ state: 'waiting', result: '' }])
    await processDue(app)
    expect(await messages()).toEqual([{ state: 'done', result: TEST_RESULT }])
    expect(await testNotifications.getLast()).not.toBeNull()
    for (const table of ['ledgerEntries', 'invoices', 'subscriptions', 'outboxMessages'] as const)
      expect(await app.context.db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await moneyAttention.find()).toMatchObject({ failed: [], rejected: [] })
  })

  it('is refused if somebody else has written it, like any other', async () => {
    app = await createTestApp(engine, QUIET_PROVIDER)
    const { payfast } = app.context.config
    if (!payfast) throw new Error('no provider')
    const signed = testNotification(payfast, new Date())
    for (const body of [
      signed.replace('0.00', '9.00'),
      testNotification({ ...payfast, passphrase: 'another-phrase' }, new Date()),
      testNotification({ ...payfast, merchantId: '999' }, new Date()),
    ])
      await notify(app, body)
    await processDue(app)
    expect((await messages()).map(({ state }) => state)).toEqual(Array(3).fill('rejected'))
    expect(await app.services.testNotifications.getLast()).toBeNull()
  })

  it('says so where the own address does not answer, or there is no provider', async () => {
    app = await createTestApp(engine, { ...QUIET_PROVIDER, PUBLIC_URL: 'http://127.0.0.1:9' })
    await expect(app.services.testNotifications.send()).rejects.toThrow('could not be reached')
    await app.close()
    app = await createTestApp(engine)
    await expect(app.services.testNotifications.send()).rejects.toThrow('No payment provider')
  })
})
