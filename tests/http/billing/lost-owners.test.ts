import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import type { MoneyAnswer } from '#shared/schemas/billing/money.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('owners lost in a month on %s', (engine) => {
  let app: TestApp
  let now = new Date('2024-09-26T10:00:00Z')
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const read = async (month: string, headers: { cookie: string }) =>
    (
      await app.server.inject({ url: `/api/admin/money?month=${month}`, headers })
    ).json<MoneyAnswer>()

  const at = async (day: string) => {
    now = new Date(`${day}T10:00:00Z`)
    await app.services.tasks
      .find(({ name }) => name === 'billing-day')
      ?.run(new AbortController().signal)
    const headers = { cookie: await signInAsAdmin(app) }
    return {
      eft: async (userId: string, reference: string) =>
        app.server.inject({
          method: 'POST',
          url: '/api/admin/eft',
          headers,
          payload: { userId, day, reference },
        }),
      remove: (userId: string) =>
        app.server.inject({ method: 'DELETE', url: `/api/admin/users/${userId}`, headers }),
      lost: async (month: string) => (await read(month, headers)).lost,
      leavers: async (month: string) => (await read(month, headers)).leavers,
    }
  }

  it('belong to the month in which they were lost, and past months never change', async () => {
    const leaves = await createUser(app.context.db, { status: 'PENDING', plan: 'PREMIUM' })
    const returns = await createUser(app.context.db, { status: 'PENDING', plan: 'BASIC' })
    const september = await at('2024-09-26')
    for (const { id } of [leaves, returns])
      expect((await september.eft(id, `first ${id}`)).statusCode).toBe(200)

    const october = await at('2024-10-31')
    expect(await october.lost('2024-10')).toEqual({ owners: 0, lessCents: 0 })
    const november = await at('2024-11-06')
    const both = { owners: 2, lessCents: 39800 }
    expect(await november.lost('2024-11')).toEqual(both)
    expect(await november.lost('2024-10')).toEqual({ owners: 0, lessCents: 0 })

    expect(await november.leavers('2024-11')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          userId: leaves.id,
          plan: 'PREMIUM',
          on: '2024-10-26',
          paidUntil: '2024-10-25',
          why: 'The next payment did not arrive.',
          isListed: false,
        }),
      ]),
    )

    const december = await at('2024-12-03')
    await december.eft(returns.id, 'back again')
    expect((await december.remove(leaves.id)).statusCode).toBe(200)
    expect(await december.lost('2024-11')).toEqual(both)
    expect(await december.lost('2024-12')).toEqual({ owners: 0, lessCents: 0 })
  })
})
