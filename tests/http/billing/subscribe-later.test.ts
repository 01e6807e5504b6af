import { beforeEach, describe, expect, it } from 'vitest'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import type { BillingAnswer, PlanChangeName } from '#shared/schemas/billing/billing.ts'
import { orderOf, processDue } from '#tests/helpers/payments/payfast.ts'
import { usePayingSite } from '#tests/helpers/payments/paying-site.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const ADMIN = { id: 'admin', email: 'admin@example.co.za' }

describe.each(USUAL_ENGINES)('a card for an account with paid days left on %s', (engine) => {
  const site = usePayingSite(engine)
  const { tell } = site
  const at = (day: string, hour = 12) => {
    site.now = new Date(`${day}T${String(hour - 2).padStart(2, '0')}:00:00Z`)
  }
  beforeEach(() => at('2024-10-01'))

  const paidOwner = async (plan: 'BASIC' | 'PREMIUM' = 'BASIC') => {
    const { owner, token } = await site.subscribe(plan)
    return { ...(await usesOf(owner)), token }
  }
  const usesOf = async (owner: { id: string; email: string }) => {
    const headers = { cookie: await signIn(site.app, owner) }
    const get = (url: string) => site.app.server.inject({ url, headers })
    const change = (name: PlanChangeName) =>
      site.app.server.inject({
        method: 'POST',
        url: '/api/billing/change',
        headers,
        payload: { change: name },
      })
    return {
      owner,
      change,
      get,
      read: async () => (await get('/api/billing')).json<BillingAnswer>(),
      page: async () => (await get(moneyPages.billing)).body.replaceAll('<!-- -->', ''),
    }
  }
  /** Cancelled so late that the provider was told: subscribing again needs the card once more. */
  const cancelledOwner = async (plan: 'BASIC' | 'PREMIUM' = 'BASIC') => {
    const paid = await paidOwner(plan)
    at('2024-10-30')
    await paid.change('cancel')
    await processDue(site.app)
    return paid
  }
  const eftOwner = async () => {
    const owner = await site.pendingOwner('BASIC')
    await site.app.services.adminPayments.noteEft(ADMIN, {
      userId: owner.id,
      day: '2024-10-01',
      reference: `EFT ${owner.id}`,
      months: 1,
      reason: null,
    })
    return usesOf(owner)
  }
  const setUp = async (owner: { id: string }) => {
    const order = await orderOf(site.app, site.provider, owner)
    const body = site.provider.payfast.pay(order)
    const message = await tell(body)
    return { order, body, message, token: new URLSearchParams(body).get('token') ?? '' }
  }
  const ledgerOf = (id: string) => site.app.services.ledger.read(id)
  const kindsOf = async (id: string) => (await ledgerOf(id)).lines.map(({ kind }) => kind)
  const atProvider = (token: string) => site.provider.payfast.subscriptions.get(token)
  const mailsTo = async (email: string) =>
    (await site.mailsTo(email)).flatMap(({ kind, payload }) =>
      kind === 'plan-changed' ? [JSON.parse(payload).planChange] : [],
    )

  it('is charged on the day after them, and not before', async () => {
    const { owner, token: old, read, page, get } = await cancelledOwner('PREMIUM')
    expect(await read()).toMatchObject({
      cancelled: true,
      canUndo: false,
      paysByCard: false,
      nextPayment: null,
      toPay: { amountCents: 29900, from: '2024-11-01' },
    })
    expect(await page()).toContain('nothing today, R299.00 on 1 November 2024.')
    const checkout = (await get(ownPages.checkout)).body
    expect(checkout).toContain('Nothing today: your plan is paid until 31 October 2024.')
    expect(checkout).toContain('Then R299.00 on 1 November 2024')
    expect(checkout).not.toMatch(/Pay R|start at once/)

    const { order, body, token } = await setUp(owner)
    expect(['amount', 'billing_date', 'recurring_amount'].map(order.get)).toEqual([
      '0.00',
      '2024-11-01',
      '299.00',
    ])
    await tell(body, '41.74.179.200')
    expect(await kindsOf(owner.id)).toEqual(['payment', 'cancelled', 'card-set-up'])
    expect(atProvider(old)?.cancelled).toBe(true)
    expect(atProvider(token)).toMatchObject({ cancelled: false, amount: '299.00' })
    const waiting = await read()
    expect(waiting).toMatchObject({
      status: 'ACTIVE',
      cancelled: false,
      paysByCard: true,
      paidUntil: '2024-10-31',
      nextPayment: { on: '2024-11-01', amountCents: 29900 },
      toPay: null,
    })
    expect(waiting.history[0]).toMatchObject({ kind: 'card-set-up', amountCents: 0, invoice: null })
    expect(await mailsTo(owner.email)).toEqual(['cancelled', 'card-set-up'])
    expect(site.provider.payfast.chargeNextMonth(token, 'COMPLETE', '2024-10-31')).toBeNull()

    at('2024-11-01', 9)
    await site.app.services.billingDays.run()
    expect(await page()).toContain('Your payment is due today')
    expect(await read()).toMatchObject({ status: 'ACTIVE', chargedToday: true, toPay: null })
    at('2024-11-01', 15)
    await tell(site.provider.payfast.chargeNextMonth(token, 'COMPLETE', '2024-11-01'))
    at('2024-11-01', 21)
    await site.app.services.billingDays.run()
    const { lines } = await ledgerOf(owner.id)
    expect(lines.at(-1)).toMatchObject({
      kind: 'renewal',
      amountCents: 29900,
      paidFrom: '2024-11-01',
      paidUntil: '2024-11-30',
    })
    expect(await read()).toMatchObject({ chargedToday: false, nextPayment: { on: '2024-12-01' } })
    expect((await read()).history[0]?.invoice).toMatch(/^INV-/)
    expect((await site.mailsTo(owner.email)).map(({ kind }) => kind)).not.toContain(
      'payment-missing',
    )
  })

  it('waits after a transfer, and after an activation with paid days; without days it pays now', async () => {
    const eft = await eftOwner()
    expect(await eft.page()).toContain(
      'Nothing today, R99.00 on 1 November 2024 and every month after',
    )
    expect(await eft.read()).toMatchObject({ paysByCard: false })
    await setUp(eft.owner)
    expect(await eft.read()).toMatchObject({
      paysByCard: true,
      paidUntil: '2024-10-31',
      nextPayment: { on: '2024-11-01', amountCents: 9900 },
      toPay: null,
    })
    const activate = (id: string) =>
      site.app.context.db.transaction().execute(async (trx) => {
        const line = { kind: 'paid-otherwise', plan: 'BASIC' } as const
        await site.app.services.ledger.note(trx, id, line)
      })
    const both = await eftOwner()
    await activate(both.owner.id)
    expect(await both.read()).toMatchObject({ openEnded: true, toPay: { from: '2024-11-01' } })
    await setUp(both.owner)
    expect(await both.read()).toMatchObject({
      openEnded: false,
      nextPayment: { on: '2024-11-01' },
    })
    const given = await usesOf(await site.pendingOwner('BASIC'))
    await site.app.services.payments.activate(given.owner.id)
    expect(await given.page()).toContain('R99.00 today and every month after')
    const { order } = await setUp(given.owner)
    expect([order.get('amount'), order.get('billing_date')]).toEqual(['99.00', ''])
    expect(await given.read()).toMatchObject({ nextPayment: { on: '2024-11-01' } })
  })

  it('is charged at once where the paid days are over', async () => {
    const { owner, read } = await cancelledOwner()
    at('2024-11-05')
    await site.app.services.billingDays.run()
    expect(await read()).toMatchObject({ status: 'PAUSED', toPay: { from: null } })
    const { order } = await setUp(owner)
    expect([order.get('amount'), order.get('billing_date')]).toEqual(['99.00', ''])
    expect(await read()).toMatchObject({ status: 'ACTIVE', nextPayment: { on: '2024-12-05' } })
  })

  it('can be changed, and the plan moved up, down and cancelled, before the first charge', async () => {
    const { owner, change, read, get } = await eftOwner()
    const { token } = await setUp(owner)
    expect((await get(ownPages.card)).headers.location).toContain(token)
    at('2024-10-15')
    await tell(
      site.provider.payfast.pay(await orderOf(site.app, site.provider, owner, '?for=difference')),
    )
    expect(await read()).toMatchObject({
      plan: 'PREMIUM',
      nextPayment: { on: '2024-11-01', amountCents: 29900 },
    })
    expect(atProvider(token)?.amount).toBe('299.00')
    await change('to-basic')
    await processDue(site.app)
    expect(atProvider(token)?.amount).toBe('99.00')
    await change('cancel')
    expect(await read()).toMatchObject({ cancelled: true, canUndo: true, paysByCard: false })
    expect((await change('undo-cancel')).statusCode).toBe(200)
    at('2024-10-31')
    await processDue(site.app)
    expect(atProvider(token)?.cancelled).toBe(false)
    at('2024-11-01')
    await tell(site.provider.payfast.chargeNextMonth(token, 'COMPLETE', '2024-11-01'))
    expect((await ledgerOf(owner.id)).standing).toMatchObject({
      plan: 'BASIC',
      paidUntil: '2024-11-30',
    })
  })

  it('that fails on the day brings the mails and the pause of every missed payment', async () => {
    const { owner } = await eftOwner()
    const { token } = await setUp(owner)
    at('2024-11-01', 9)
    await tell(site.provider.payfast.chargeNextMonth(token, 'FAILED', '2024-11-01'))
    const { page } = await usesOf(owner)
    expect(await page()).toContain('Your payment of 1 November 2024 did not go through')
    expect((await site.mailsTo(owner.email)).map(({ kind }) => kind)).toContain('payment-missing')
    at('2024-11-11')
    await site.app.services.billingDays.run()
    expect(await site.accountOf(owner.id)).toMatchObject({ status: 'PAUSED' })
  })

  it('pays for the next month if the provider charges at once, or tells us only of the charge', async () => {
    const early = await cancelledOwner()
    const { payfast } = site.provider
    const order = await orderOf(site.app, site.provider, early.owner)
    await tell(
      payfast.notificationOf(order, { status: 'COMPLETE', token: 'at-once', amount: '99.00' }),
    )
    expect((await ledgerOf(early.owner.id)).lines.at(-1)).toMatchObject({
      kind: 'payment',
      paidFrom: '2024-11-01',
      paidUntil: '2024-11-30',
    })
    at('2024-10-01')
    const quiet = await cancelledOwner()
    const later = await orderOf(site.app, site.provider, quiet.owner)
    at('2024-11-01')
    await tell(
      payfast.notificationOf(later, { status: 'COMPLETE', token: 'quiet', amount: '99.00' }),
    )
    expect((await ledgerOf(quiet.owner.id)).lines.at(-1)).toMatchObject({
      kind: 'payment',
      paidFrom: '2024-11-01',
    })
    expect(await quiet.read()).toMatchObject({ paysByCard: true, cancelled: false })
  })

  it('of a deleted owner is given up at the provider', async () => {
    const { owner } = await cancelledOwner()
    const order = await orderOf(site.app, site.provider, owner)
    await site.app.context.db.deleteFrom('users').where('id', '=', owner.id).execute()
    const body = site.provider.payfast.pay(order)
    expect(await tell(body)).toMatchObject({ state: 'done' })
    expect(atProvider(new URLSearchParams(body).get('token') ?? '')?.cancelled).toBe(true)
    expect(await kindsOf(owner.id)).toEqual(['payment', 'cancelled'])
  })
})
