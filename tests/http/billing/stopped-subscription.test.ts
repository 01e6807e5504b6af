import { describe, expect, it } from 'vitest'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import type { MoneyAnswer, OwnerLedgerAnswer } from '#shared/schemas/billing/money.ts'
import { addDays, daysBetween } from '#shared/time/calendar-days.ts'
import { processDue } from '#tests/helpers/payments/payfast.ts'
import { usePayingSite } from '#tests/helpers/payments/paying-site.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const HOUR_MS = 3600 * 1000
/** Until then the admin can undo it. */
const UNDO_MS = 12_000

describe.each(USUAL_ENGINES)('the subscription that an admin ends on %s', (engine) => {
  const site = usePayingSite(engine)

  const asAdmin = async () => {
    const headers = { cookie: await signInAsAdmin(site.app) }
    const get = (url: string) => site.app.server.inject({ url, headers })
    return {
      get,
      post: (url: string, payload: object) =>
        site.app.server.inject({ method: 'POST', url, headers, payload }),
      ledgerOf: async (userId: string) =>
        (await get(`/api/admin/users/${userId}/ledger`)).json<OwnerLedgerAnswer>(),
      attention: async () => (await get('/api/admin/money')).json<MoneyAnswer>().attention,
    }
  }
  const stateOf = (token: string) => {
    const subscription = site.provider.payfast.subscriptions.get(token)
    if (!subscription) throw new Error('The provider does not know it.')
    return subscription
  }
  const passHours = async (hours: number) => {
    for (let passed = 0; passed < hours; passed += 1) {
      site.now = new Date(site.now.getTime() + HOUR_MS)
      await processDue(site.app)
    }
  }

  it('by a pause is cancelled at the provider, and shown until the provider confirms', async () => {
    const { owner, token } = await site.subscribe('PREMIUM')
    const { post, get, ledgerOf, attention } = await asAdmin()
    site.provider.mood.answer = 'down'
    const paused = await post('/api/admin/toggle-subscription', {
      userId: owner.id,
      action: 'pause',
    })
    expect(paused.statusCode, paused.body).toBe(200)
    site.now = new Date(site.now.getTime() + UNDO_MS)
    await processDue(site.app)
    expect(stateOf(token).cancelled).toBe(false)
    const { lines, status, isCardCharged } = await ledgerOf(owner.id)
    expect(lines.map(({ kind }) => kind)).toEqual(['cancelled', 'paused', 'payment'])
    expect([status, isCardCharged]).toEqual(['PAUSED', false])
    expect((await attention()).unconfirmed).toMatchObject([{ userId: owner.id }])
    expect((await get(moneyPages.money)).body).toContain(
      'Cancellation at the provider, not confirmed yet',
    )
    const mail = (await site.mailsTo(owner.email)).find(({ kind }) => kind === 'plan-paused')
    expect(JSON.parse(mail?.payload ?? '{}')).toMatchObject({ isCardStopped: true })

    site.provider.mood.answer = 'as it is'
    await passHours(3)
    expect(stateOf(token).cancelled).toBe(true)
    const later = await asAdmin()
    expect((await later.attention()).unconfirmed).toEqual([])
    const resumed = { userId: owner.id, action: 'unpause' }
    expect((await later.post('/api/admin/toggle-subscription', resumed)).statusCode).toBe(200)
    expect(await later.ledgerOf(owner.id)).toMatchObject({ status: 'ACTIVE', isCardCharged: false })
    const back = (await site.mailsTo(owner.email)).find(({ kind }) => kind === 'plan-resumed')
    expect(JSON.parse(back?.payload ?? '{}')).toMatchObject({ isCardStopped: true })
    const headers = { cookie: await signIn(site.app, owner) }
    const billing = await site.app.server.inject({ url: moneyPages.billing, headers })
    expect(billing.body).toContain('No further payment will be taken.')
    expect(billing.body).toContain('Subscribe again')
  })

  it('is not there where nothing was paid by card', async () => {
    const owner = await site.pendingOwner()
    const { post, ledgerOf } = await asAdmin()
    await post('/api/admin/activate-user', { userId: owner.id })
    await post('/api/admin/toggle-subscription', { userId: owner.id, action: 'pause' })
    const { lines } = await ledgerOf(owner.id)
    expect(lines.map(({ kind }) => kind)).toEqual(['paused', 'paid-otherwise'])
    const refused = await post('/api/admin/cancel-subscription', { userId: owner.id })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toBe('No card is charged for this owner.')
  })

  it('by a pause of collection leaves months out, stays listed, and is charged again after them', async () => {
    const { owner, token } = await site.subscribe('BASIC')
    const { post, get, ledgerOf, attention } = await asAdmin()
    const page = ownPages.ownerMoney(owner.id)
    const before = await ledgerOf(owner.id)
    site.provider.mood.answer = 'down'
    const nonsense = await post(`${page}/pause`, { months: '4', reason: 'Flooded' })
    expect(nonsense.statusCode).toBe(400)
    expect(nonsense.body).toContain('Please give one to three months.')
    expect(nonsense.body).toContain('value="Flooded"')
    expect((await post(`${page}/pause`, { months: '2', reason: 'Flooded' })).statusCode).toBe(303)
    const twice = { userId: owner.id, months: 2, reason: 'Flooded' }
    const again = await post('/api/admin/pause-collection', twice)
    expect(again.statusCode).toBe(409)
    expect(again.json().detail).toMatch(/^The payments are paused until /)

    await processDue(site.app)
    expect(stateOf(token).billingDate).toBe('')
    expect((await attention()).unconfirmed).toMatchObject([
      { userId: owner.id, kind: 'pause-subscription' },
    ])
    expect((await get(moneyPages.money)).body).toContain('Pause at the provider, not confirmed yet')
    site.provider.mood.answer = 'as it is'
    await passHours(3)
    const later = await asAdmin()
    expect((await later.attention()).unconfirmed).toEqual([])

    const paused = await later.ledgerOf(owner.id)
    const [line] = paused.lines
    expect(line).toMatchObject({ kind: 'collection-paused', amountCents: 0, invoice: null })
    expect(paused).toMatchObject({ status: 'ACTIVE', isCardCharged: true })
    const freeDays = daysBetween(before.paidUntil ?? '', paused.paidUntil ?? '')
    expect(freeDays).toBeGreaterThanOrEqual(59)
    expect(freeDays).toBeLessThanOrEqual(62)
    const mails = await site.mailsTo(owner.email)
    expect(mails.map(({ payload }) => JSON.parse(payload).planChange)).toContain(
      'collection-paused',
    )

    // The provider charges next on the day after the free months.
    const charge = (day: string) => site.provider.payfast.chargeNextMonth(token, 'COMPLETE', day)
    expect(charge(paused.paidUntil ?? '')).toBeNull()
    const due = addDays(paused.paidUntil ?? '', 1)
    expect(stateOf(token).billingDate).toBe(due)
    await site.tell(charge(due))
    const after = await later.ledgerOf(owner.id)
    expect(after.lines[0]).toMatchObject({ kind: 'renewal', amountCents: 9900 })
    expect(after.paidUntil && after.paidUntil > (paused.paidUntil ?? '')).toBe(true)
  })

  it('by hand keeps the paid days, and a charge all the same buys nothing and goes back', async () => {
    const { owner, token } = await site.subscribe('PREMIUM')
    const { post, get, ledgerOf, attention } = await asAdmin()
    const page = ownPages.ownerMoney(owner.id)
    expect((await get(page)).body).toContain('Cancel the card payments')
    expect((await post(`${page}/cancel`, {})).statusCode).toBe(303)
    expect((await get(page)).body).not.toContain('Cancel the card payments')
    await processDue(site.app)
    expect(stateOf(token).cancelled).toBe(true)
    const before = await ledgerOf(owner.id)
    expect(before.status).toBe('ACTIVE')
    expect((await site.mailsTo(owner.email)).map(({ kind }) => kind)).toContain('plan-changed')

    // The provider took the cancellation, and charges nevertheless.
    stateOf(token).cancelled = false
    await site.tell(site.provider.payfast.chargeNextMonth(token, 'COMPLETE'))
    await processDue(site.app)
    const after = await ledgerOf(owner.id)
    const [charged] = after.lines
    expect(charged).toMatchObject({
      kind: 'renewal',
      amountCents: 29900,
      note: 'Charged after the cancellation: give it back.',
    })
    expect(after.paidUntil).toBe(before.paidUntil)
    expect(stateOf(token).cancelled).toBe(true)
    const dueOf = async () => (await attention()).giveBack.map(({ id }) => id)
    expect(await dueOf()).toEqual([charged?.id])
    const invoice = await get(ownPages.invoice(charged?.invoice ?? ''))
    expect(invoice.body).toContain('Charged after the end of the subscription. We give it back.')

    const back = { entryId: charged?.id, amountCents: 29900, reason: 'Charged by mistake.' }
    expect((await post('/api/admin/refund', back)).statusCode).toBe(200)
    expect(await dueOf()).toEqual([])
    expect((await ledgerOf(owner.id)).paidUntil).toBe(before.paidUntil)
  })
})
