import { describe, expect, it } from 'vitest'
import { processDue } from '#tests/helpers/payments/payfast.ts'
import { usePayingSite } from '#tests/helpers/payments/paying-site.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const HOUR_MS = 3600 * 1000
const DAY_MS = 24 * HOUR_MS

describe.each(USUAL_ENGINES)('the subscription of a deleted owner on %s', (engine) => {
  const site = usePayingSite(engine)

  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += HOUR_MS) {
      site.now = new Date(site.now.getTime() + HOUR_MS)
      await processDue(site.app)
    }
  }
  const remove = async (userId: string) => {
    const headers = { cookie: await signInAsAdmin(site.app) }
    return site.app.server.inject({ method: 'DELETE', url: `/api/admin/users/${userId}`, headers })
  }
  const isCancelled = (token: string) => site.provider.payfast.subscriptions.get(token)?.cancelled
  const messages = () =>
    site.app.context.db
      .selectFrom('paymentMessages')
      .select(['state', 'body', 'sender', 'nextAttemptAt'])
      .where('kind', '=', 'cancel-subscription')
      .execute()

  it('is cancelled although the provider was down for a day', async () => {
    const { owner, token } = await site.subscribe()
    site.provider.mood.answer = 'down'
    expect((await remove(owner.id)).statusCode).toBe(200)
    await pass(DAY_MS)
    expect(isCancelled(token)).toBe(false)
    expect(await messages()).toMatchObject([
      { state: 'waiting', body: JSON.stringify({ token }), sender: '' },
    ])
    site.provider.mood.answer = 'as it is'
    await pass(2 * HOUR_MS)
    expect(isCancelled(token)).toBe(true)
    expect(await messages()).toMatchObject([{ state: 'done' }])
  })

  it('is cancelled once, on its day, if the owner had cancelled before', async () => {
    const { owner, token } = await site.subscribe()
    const headers = { cookie: await signIn(site.app, owner) }
    const payload = { change: 'cancel' }
    const url = '/api/billing/change'
    const cancelled = await site.app.server.inject({ method: 'POST', url, payload, headers })
    expect(cancelled.statusCode, cancelled.body).toBe(200)
    await remove(owner.id)
    const ofToken = async () => (await messages()).filter(({ body }) => body.includes(token))
    const [waiting] = await ofToken()
    expect(waiting).toMatchObject({ state: 'waiting' })
    // It is due weeks after it was stored, and the provider is down on that day.
    const due = new Date(waiting?.nextAttemptAt ?? '')
    expect(due.getTime() - site.now.getTime()).toBeGreaterThan(20 * DAY_MS)
    site.now = due
    site.provider.mood.answer = 'down'
    await processDue(site.app)
    await pass(DAY_MS)
    expect(isCancelled(token)).toBe(false)
    site.provider.mood.answer = 'as it is'
    await pass(2 * HOUR_MS)
    expect(await ofToken()).toMatchObject([{ state: 'done' }])
    expect(isCancelled(token)).toBe(true)
  })

  it('is none if nothing was paid by card', async () => {
    const before = (await messages()).length
    expect((await remove((await site.pendingOwner()).id)).statusCode).toBe(200)
    expect(await messages()).toHaveLength(before)
  })
})
