import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { LISTS } from '#server/features/businesses/catalogue-parts.ts'
import { ownPages } from '#shared/own-paths.ts'
import { demoPayfastPath } from '#shared/paths.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('payments on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { PAYMENT_URL_PREMIUM: 'https://pay.example/premium' })
  })
  afterAll(() => app.close())

  const welcomes = (email: string) =>
    app.context.db
      .selectFrom('outboxMessages')
      .select(['kind', 'payload'])
      .where('recipient', '=', email)
      .execute()
  const statusOf = (id: string) =>
    app.context.db
      .selectFrom('users')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  it('knows the price and the payment page of a plan, and says if there is none', () => {
    expect(app.services.payments.getPayment('PREMIUM')).toEqual({
      url: 'https://pay.example/premium',
      price: 299,
    })
    expect(app.services.payments.getPayment('BASIC')).toEqual({ url: null, price: 99 })
  })

  it('leads to a simulated provider in the demo only', async () => {
    const form = { method: 'POST', url: `${demoPayfastPath}/eng/process`, payload: 'a=1' } as const
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await app.server.inject({ ...form, headers })).statusCode).toBe(404)
    const demo = await createTestApp(engine, { DEMO: 'on' })
    try {
      const { url } = demo.services.payments.getPayment('BASIC')
      expect(url).toBe(`${demo.context.publicUrl()}${ownPages.checkout}`)
      const refused = await demo.server.inject({ ...form, headers })
      expect(refused.statusCode).toBe(400)
      expect(refused.body).toContain('The signature is wrong.')
    } finally {
      await demo.close()
    }
  })

  it('activates once with one welcome mail, also with 64 concurrent calls', async () => {
    const { owner } = await createBusiness(app.context.db, {
      businessName: 'Protea Plumbers',
      ownerInput: { status: 'PENDING', plan: 'PREMIUM' },
    })
    let alongside = 0
    const before = app.context.catalogue.changedAt(LISTS)
    const changed = await Promise.all(
      Array.from({ length: 64 }, () =>
        app.services.payments.activate(owner.id, {
          alongside: async () => {
            alongside += 1
          },
        }),
      ),
    )
    expect(changed.filter(Boolean)).toHaveLength(1)
    expect(alongside).toBe(1)
    expect(await statusOf(owner.id)).toEqual({ status: 'ACTIVE' })
    const sent = await welcomes(owner.email)
    expect(sent.map(({ kind }) => kind)).toEqual(['welcome'])
    expect(JSON.parse(sent[0]?.payload ?? '')).toEqual({
      businessName: 'Protea Plumbers',
      plan: 'PREMIUM',
    })
    expect(app.context.catalogue.changedAt(LISTS)).not.toBe(before)
  })

  it('names the business in the welcome when its profile was saved before', async () => {
    const owner = await createUser(app.context.db, { status: 'PENDING' })
    const business = await createBusiness(app.context.db, { owner })
    await app.services.payments.activate(owner.id)
    const [sent] = await welcomes(owner.email)
    expect(JSON.parse(sent?.payload ?? '')).toEqual({
      businessName: business.businessName,
      plan: 'BASIC',
    })
  })

  it('stores nothing if the surrounding transaction fails', async () => {
    const owner = await createUser(app.context.db, { status: 'PENDING' })
    const broken = app.services.payments.activate(owner.id, {
      alongside: async () => {
        throw new Error('no record, no change')
      },
    })
    await expect(broken).rejects.toThrow('no record')
    expect(await statusOf(owner.id)).toEqual({ status: 'PENDING' })
    expect(await welcomes(owner.email)).toEqual([])
  })

  it('rejects paused owners, admins and strangers with a message', async () => {
    const paused = await createUser(app.context.db, { status: 'PAUSED' })
    const admin = await createUser(app.context.db, { role: 'ADMIN', status: 'PENDING' })
    const { activate } = app.services.payments
    await expect(activate(paused.id)).rejects.toThrow('This account is paused.')
    await expect(activate(admin.id)).rejects.toThrow('We can’t find that business owner.')
    await expect(activate('nobody')).rejects.toThrow('We can’t find that business owner.')
    expect(await statusOf(paused.id)).toEqual({ status: 'PAUSED' })
  })
})
