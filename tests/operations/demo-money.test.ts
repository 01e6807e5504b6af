import { afterEach, describe, expect, it } from 'vitest'
import { type App, buildApp } from '#server/app.ts'
import { removeDemo } from '#server/operations/remove-demo.ts'
import { readConfig } from '#server/read-config.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import type { MoneyAnswer, OwnerLedgerAnswer } from '#shared/schemas/billing/money.ts'
import { notify, orderOf, processDue, startProvider } from '#tests/helpers/payments/payfast.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import {
  createTestDatabase,
  ENGINES,
  LONG_TIMEOUTS,
  type TestApp,
  type TestDatabase,
} from '#tests/helpers/test-app.ts'

const EMAIL = 'somebody.real@example.co.za'
const SETTINGS = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }
const MONEY = [
  'checkouts',
  'subscriptions',
  'ledgerEntries',
  'invoices',
  'paymentMessages',
] as const

describe.each(ENGINES)('what the simulator was paid on %s', (engine) => {
  let database: TestDatabase
  const open: App[] = []
  afterEach(async () => {
    for (const app of open.splice(0)) await app.close()
    await database.remove()
  })
  const start = async (settings: Record<string, string>): Promise<TestApp> => {
    const environment = { ...SETTINGS, ...database.environment, ...settings }
    const app = await buildApp(readConfig(environment), LONG_TIMEOUTS)
    open.push(app)
    return { ...app, engine, environment }
  }
  const stop = async () => {
    for (const app of open.splice(0)) await app.close()
  }
  const getUser = ({ context }: App) =>
    context.db
      .selectFrom('users')
      .select(['id', 'status', 'paidInDemo', 'isDemo'])
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow()
  const post = (app: App, url: string, payload: object | string, cookie: string) =>
    app.server.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        cookie,
        ...(typeof payload === 'string'
          ? { 'content-type': 'application/x-www-form-urlencoded' }
          : {}),
      },
    })

  /** A demo that serves, with somebody real who pays on the simulator's page. */
  const payInDemo = async () => {
    const app = await start({ DEMO: 'on', PUBLIC_URL: '' })
    await app.server.listen({ port: 0, host: '127.0.0.1' })
    const registered = await post(
      app,
      '/api/register',
      { email: EMAIL, password: 'a fine long secret', plan: 'PREMIUM' },
      '',
    )
    expect(registered.statusCode, registered.body).toBeLessThan(300)
    const cookie = await signIn(app, await getUser(app))
    const page = await app.server.inject({
      url: `${ownPages.checkout}?details=later`,
      headers: { cookie },
    })
    const fields = [...page.body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"\/>/g)]
    const form = new URLSearchParams(
      fields.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
    )
    const action = /<form[^>]* action="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const sheet = await post(app, new URL(action).pathname, form.toString(), cookie)
    const pay = /action="([^"]+\/pay)"/.exec(sheet.body)?.[1] ?? ''
    expect((await post(app, pay, '', cookie)).statusCode).toBe(303)
    await processDue(app)
    return { app, cookie }
  }

  it('carries the mark, also in what follows, and leaves no trace with the demo', async () => {
    database = await createTestDatabase(engine)
    const { app, cookie } = await payInDemo()
    const { db } = app.context
    expect(await getUser(app)).toMatchObject({ status: 'ACTIVE', paidInDemo: 1, isDemo: 0 })
    await post(app, '/api/billing/change', { change: 'cancel' }, cookie)
    const { id } = await getUser(app)
    for (const table of MONEY) {
      const rows = await db.selectFrom(table).select('isDemo').execute()
      expect(rows.length, table).toBeGreaterThan(0)
      expect(
        rows.every(({ isDemo }) => isDemo === 1),
        table,
      ).toBe(true)
    }
    const invoices = await db.selectFrom('invoices').select(['number', 'userId']).execute()
    expect(invoices).toEqual([{ number: 'DEMO-INV-000001', userId: id }])

    expect(await removeDemo(db)).toMatchObject({ unpaid: 1 })
    expect(await getUser(app)).toMatchObject({ status: 'PENDING', paidInDemo: 0 })
    for (const table of MONEY)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    expect(await db.selectFrom('invoiceCounters').selectAll().execute()).toEqual([])
    const mails = await db
      .selectFrom('outboxMessages')
      .select('kind')
      .where('recipient', '=', EMAIL)
      .where('kind', '!=', 'email-confirmation')
      .execute()
    expect(mails).toEqual([])
    await stop()

    const provider = await startProvider()
    const real = await start({
      DEMO: 'off',
      PUBLIC_URL: 'http://localhost:3000',
      ...provider.environment,
    })
    const order = await orderOf(real, provider, { id })
    await notify(real, provider.payfast.pay(order))
    await processDue(real)
    expect(await getUser(real)).toMatchObject({ status: 'ACTIVE', paidInDemo: 0 })
    const numbers = await real.context.db
      .selectFrom('invoices')
      .select(['number', 'isDemo'])
      .execute()
    expect(numbers).toEqual([{ number: 'INV-000001', isDemo: 0 }])
    const welcomed = await real.context.db
      .selectFrom('outboxMessages')
      .select('kind')
      .where('recipient', '=', EMAIL)
      .where('kind', '=', 'welcome')
      .execute()
    expect(welcomed).toHaveLength(1)
    await stop()
    await provider.close()
  })

  it('is apart in Money, and never told to the real provider', async () => {
    database = await createTestDatabase(engine)
    const { app } = await payInDemo()
    const { id } = await getUser(app)
    const read = async <T>(site: App, url: string) => {
      const headers = { cookie: await signInAsAdmin(site) }
      return (await site.server.inject({ url, headers })).json<T>()
    }
    const asDemo = await read<MoneyAnswer>(app, '/api/admin/money')
    expect(asDemo).toMatchObject({ cameInCents: 29_900, demo: { isShown: true } })
    await stop()

    const provider = await startProvider()
    const real = await start({
      DEMO: 'off',
      PUBLIC_URL: 'http://localhost:3000',
      ...provider.environment,
    })
    const money = await read<MoneyAnswer>(real, '/api/admin/money')
    expect(money).toMatchObject({
      cameInCents: 0,
      paying: { BASIC: 0, PREMIUM: 0 },
      lines: [],
      total: 0,
      demo: { lines: 1, cents: 29_900, isShown: false },
    })
    const { lines } = await read<OwnerLedgerAnswer>(real, `/api/admin/users/${id}/ledger`)
    expect(lines).toMatchObject([{ isDemo: true, invoice: 'DEMO-INV-000001' }])
    const cookie = await signInAsAdmin(real)
    const page = await real.server.inject({ url: moneyPages.money, headers: { cookie } })
    expect(page.body).toContain('of demo money, R299.00')
    const file = await real.server.inject({ url: '/api/admin/money.csv', headers: { cookie } })
    expect(file.body).not.toContain(EMAIL)

    await real.server.inject({
      method: 'DELETE',
      url: `/api/admin/users/${id}`,
      headers: { cookie },
    })
    await processDue(real)
    const waiting = await real.context.db
      .selectFrom('paymentMessages')
      .select(['state', 'attempts', 'isDemo'])
      .where('kind', '=', 'cancel-subscription')
      .execute()
    expect(waiting).toEqual([{ state: 'waiting', attempts: 0, isDemo: 1 }])
    await stop()
    await provider.close()
  })
})
