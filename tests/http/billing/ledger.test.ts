import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayments } from '#demo/factories/payments.ts'
import { createUser } from '#demo/factories/users.ts'
import { seedInvoices } from '#demo/seed-invoices.ts'
import { removeDemo } from '#server/operations/remove-demo.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

describe.each(ENGINES)('the ledger on %s', (engine) => {
  let app: TestApp
  let cookie: string
  beforeAll(async () => {
    app = await createTestApp(engine)
    cookie = await signInAsAdmin(app)
  })
  afterAll(() => app.close())

  const linesOf = (userId: string) =>
    app.context.db
      .selectFrom('ledgerEntries')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('position')
      .execute()
  const ask = (url: string, payload: object) =>
    app.server.inject({ method: 'POST', url, headers: { cookie }, payload })

  it('has an entry for Activate, Pause and Resume, which decide the status', async () => {
    const owner = await createUser(app.context.db, { status: 'PENDING', plan: 'PREMIUM' })
    const userId = owner.id
    await ask('/api/admin/activate-user', { userId })
    await ask('/api/admin/activate-user', { userId })
    await ask('/api/admin/toggle-subscription', { userId, action: 'pause' })
    expect(await app.services.ledger.read(userId)).toMatchObject({
      standing: { status: 'PAUSED', pausedFor: 'admin', plan: 'PREMIUM' },
    })
    await ask('/api/admin/toggle-subscription', { userId, action: 'unpause' })
    const lines = await linesOf(userId)
    expect(lines.map(({ position, kind }) => [position, kind])).toEqual([
      [1, 'paid-otherwise'],
      [2, 'paused'],
      [3, 'resumed'],
    ])
    expect(lines[0]).toMatchObject({ amountCents: 0, plan: 'PREMIUM', paidUntil: null })
    expect(lines[0]?.adminEmail).toContain('@')
    expect((await app.services.ledger.read(userId)).standing).toMatchObject({
      status: 'ACTIVE',
      openEnded: true,
    })
  })

  it('is append-only: the database itself rejects updates and deletes', async () => {
    const { db } = app.context
    const owner = await createUser(db, { status: 'PENDING' })
    await app.services.payments.activate(owner.id)
    const change = db
      .updateTable('ledgerEntries')
      .set({ amountCents: 1 })
      .where('userId', '=', owner.id)
    await expect(change.execute()).rejects.toThrow('only added to')
    const removal = db.deleteFrom('ledgerEntries').where('userId', '=', owner.id)
    await expect(removal.execute()).rejects.toThrow('only added to')
    if (engine === 'postgres')
      await expect(sql`truncate "ledgerEntries"`.execute(db)).rejects.toThrow('only added to')
    expect(await linesOf(owner.id)).toHaveLength(1)
  })

  it('stays when the owner is deleted, and is deleted with the demo city', async () => {
    const { db } = app.context
    const owner = await createUser(db, { status: 'PENDING' })
    const demo = await createUser(db, { status: 'PENDING', isDemo: true })
    for (const { id } of [owner, demo]) await app.services.payments.activate(id)
    await app.server.inject({
      method: 'DELETE',
      url: `/api/admin/users/${owner.id}`,
      headers: { cookie },
    })
    await removeDemo(db)
    expect(await linesOf(owner.id)).toMatchObject([{ ownerLabel: 'An owner without a profile' }])
    expect(await linesOf(demo.id)).toEqual([])
  })

  it('numbers the demo’s invoices in a series of their own, which leaves no gap behind', async () => {
    const { db } = app.context
    const invoices = () =>
      db.selectFrom('invoices').select(['number', 'issuedOn']).orderBy('number').execute()
    const payReally = async (reference: string) => {
      const { id } = await createUser(db, { status: 'PENDING' })
      const paid = await ask('/api/admin/eft', { userId: id, day: '2024-10-01', reference })
      expect(paid.statusCode).toBe(200)
    }
    await payReally('before')
    const demo = await createUser(db, { status: 'PENDING', isDemo: true })
    await createPayments(db, {
      user: demo,
      ownerLabel: 'An owner without a profile',
      from: '2024-10-01',
      today: '2024-11-20',
      openEnded: false,
    })
    await seedInvoices(app.context, db, [demo.email])
    expect(await invoices()).toMatchObject([
      { number: 'DEMO-INV-000001', issuedOn: '2024-10-01' },
      { number: 'DEMO-INV-000002', issuedOn: '2024-11-01' },
      { number: 'INV-000001' },
    ])
    await removeDemo(db)
    await payReally('after')
    expect((await invoices()).map(({ number }) => number)).toEqual(['INV-000001', 'INV-000002'])
    const counters = await db.selectFrom('invoiceCounters').selectAll().execute()
    expect(counters).toEqual([{ series: 'INV', last: 2 }])
  })
})
