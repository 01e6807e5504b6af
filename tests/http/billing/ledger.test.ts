import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { removeDemo } from '#server/operations/remove-demo.ts'
import { api } from '#shared/paths.ts'
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
    await ask(api.adminActivateUser, { userId })
    await ask(api.adminActivateUser, { userId })
    await ask(api.adminToggleSubscription, { userId, action: 'pause' })
    expect(await app.services.ledger.read(userId)).toMatchObject({
      standing: { status: 'PAUSED', pausedFor: 'admin', plan: 'PREMIUM' },
    })
    await ask(api.adminToggleSubscription, { userId, action: 'unpause' })
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
      url: api.adminUser(owner.id),
      headers: { cookie },
    })
    await removeDemo(db)
    expect(await linesOf(owner.id)).toMatchObject([{ ownerLabel: owner.email }])
    expect(await linesOf(demo.id)).toEqual([])
  })
})
