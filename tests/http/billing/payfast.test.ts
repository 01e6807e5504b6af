import { beforeEach, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages, pages } from '#shared/paths.ts'
import { notify, orderOf, processDue } from '#tests/helpers/payments/payfast.ts'
import { usePayingSite } from '#tests/helpers/payments/paying-site.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES } from '#tests/helpers/test-app.ts'

describe.each(ENGINES)('payments by Payfast on %s', (engine) => {
  const site = usePayingSite(engine)
  const { accountOf, messageOf, pendingOwner, subscribe, tell } = site
  beforeEach(() => {
    site.now = new Date('2024-10-15T10:00:00Z')
    site.provider.mood.answer = 'as it is'
  })
  const linesOf = (userId: string) =>
    site.app.context.db
      .selectFrom('ledgerEntries')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('position')
      .execute()
  const kindsOf = async (userId: string) => (await linesOf(userId)).map(({ kind }) => kind)
  const mailsTo = async (email: string) =>
    (await site.mailsTo(email)).map(({ kind }) => kind).sort()
  const passTime = (days: number) => {
    site.now = new Date(site.now.getTime() + days * 24 * 3600 * 1000)
  }

  it('leads to a signed form, the only one that may post to the provider', async () => {
    const owner = await pendingOwner()
    expect(site.app.services.payments.getPayment('PREMIUM').url).toBe(
      `${site.app.context.publicUrl()}${ownPages.checkout}`,
    )
    const page = await site.app.server.inject({
      url: `${ownPages.checkout}?details=later`,
      headers: { cookie: await signIn(site.app, owner) },
    })
    expect(page.headers['cache-control']).toBe('no-store')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`form-action 'self' ${site.provider.environment.PAYFAST_URL}`)
    expect(page.body).toContain('R299.00')
    expect(page.body).not.toContain(site.provider.environment.PAYFAST_PASSPHRASE)
    const other = await site.app.server.inject(pages.home)
    expect(String(other.headers['content-security-policy'])).toContain("form-action 'self';")
  })

  it('creates one checkout, however often the owner presses', async () => {
    const owner = await pendingOwner()
    const headers = { cookie: await signIn(site.app, owner) }
    const press = () => site.app.server.inject({ url: ownPages.checkout, headers })
    const countAsked = async () =>
      (
        await site.app.context.db
          .selectFrom('checkouts')
          .select('id')
          .where('userId', '=', owner.id)
          .execute()
      ).length
    await Promise.all(Array.from({ length: 32 }, press))
    expect(await countAsked()).toBe(1)
    site.now = new Date(site.now.getTime() + 16 * 60_000)
    await press()
    expect(await countAsked()).toBe(2)
  })

  it('is for owners only, not from other sites, and not if already paid', async () => {
    const ask = (headers: Record<string, string>) =>
      site.app.server.inject({ url: ownPages.checkout, headers })
    expect((await ask({})).headers.location).toBe(pages.auth)
    expect((await ask({ cookie: await signInAsAdmin(site.app) })).statusCode).toBe(404)
    const { owner } = await subscribe()
    const cookie = await signIn(site.app, owner)
    expect((await ask({ cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    const paid = await ask({ cookie })
    expect(paid.statusCode).toBe(409)
    expect(paid.body).toContain('paid until 14 November 2024')
  })

  it('activates the account, with a welcome and a receipt', async () => {
    const { owner } = await subscribe()
    expect(await accountOf(owner.id)).toEqual({ status: 'ACTIVE', plan: 'PREMIUM' })
    expect(await linesOf(owner.id)).toMatchObject([
      {
        kind: 'payment',
        amountCents: 29900,
        paidFrom: '2024-10-15',
        paidUntil: '2024-11-14',
        ownerLabel: 'An owner without a profile',
      },
    ])
    expect(await mailsTo(owner.email)).toEqual(['payment-receipt', 'welcome'])
  })

  it('keeps a notification without its payer once it is decided', async () => {
    const owner = await pendingOwner()
    const body = site.provider.payfast.pay(await orderOf(site.app, site.provider, owner))
    expect(decodeURIComponent(body)).toContain(`email_address=${owner.email}`)
    await notify(site.app, body)
    await processDue(site.app)
    const messages = await site.app.context.db
      .selectFrom('paymentMessages')
      .select('body')
      .execute()
    expect(messages.map((message) => message.body).join(' ')).toContain('m_payment_id=')
    for (const message of messages) expect(message.body).not.toMatch(/email_address|name_first/)
  })

  it('books one of 64 concurrent copies', async () => {
    const owner = await pendingOwner()
    const body = site.provider.payfast.pay(await orderOf(site.app, site.provider, owner))
    const addresses = Array.from({ length: 64 }, (_, index) => `197.97.145.${144 + (index % 16)}`)
    const answers = await Promise.all(addresses.map((address) => notify(site.app, body, address)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    await Promise.all(Array.from({ length: 4 }, () => processDue(site.app)))
    await tell(body)
    expect(await kindsOf(owner.id)).toEqual(['payment'])
    expect(await mailsTo(owner.email)).toEqual(['payment-receipt', 'welcome'])
  })

  it('accepts notifications in the same batch as bytes that no database stores', async () => {
    const owner = await pendingOwner()
    const body = site.provider.payfast.pay(await orderOf(site.app, site.provider, owner))
    const answers = await Promise.all([
      notify(site.app, 'a=\0', '203.0.113.9'),
      notify(site.app, body),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 200])
    await processDue(site.app)
    expect(await kindsOf(owner.id)).toEqual(['payment'])
  })

  it.each([
    [
      'a wrong signature',
      (body: string) => body.replace(/.$/, (letter) => (letter === '0' ? '1' : '0')),
    ],
    ['a changed amount', (body: string) => body.replace('299.00', '2.00')],
    [
      'a field that hides in the name of another',
      (body: string) => body.replace(/=([^&]*)&(\w+)=/, '%3D$1%26$2='),
    ],
    ['a field that comes twice', (body: string) => `payment_status=COMPLETE&${body}`],
    ['no signature', (body: string) => body.replace(/&signature=.*/, '')],
    ['nonsense', () => 'a=%zz&&&=&signature'],
  ])('changes nothing by %s, without asking the provider', async (_name, forge) => {
    const owner = await pendingOwner()
    const asked = site.provider.confirmations()
    const told = await tell(
      forge(site.provider.payfast.pay(await orderOf(site.app, site.provider, owner))),
    )
    expect(told).toMatchObject({ state: 'rejected', result: 'The signature is wrong.' })
    expect(await accountOf(owner.id)).toEqual({ status: 'PENDING', plan: 'PREMIUM' })
    expect(await linesOf(owner.id)).toEqual([])
    expect(site.provider.confirmations()).toBe(asked)
  })

  it('reads the sender from a trusted proxy, and rejects others until the provider confirms', async () => {
    const owner = await pendingOwner()
    const body = site.provider.payfast.pay(await orderOf(site.app, site.provider, owner))
    expect(await tell(body, '203.0.113.7')).toMatchObject({
      state: 'rejected',
      result: 'Not from the network of the provider.',
    })
    await tell(body)
    expect(await accountOf(owner.id)).toMatchObject({ status: 'ACTIVE' })
  })

  it('leaves a confirmed payment of another amount to an admin, and never drops it', async () => {
    const { owner, token } = await subscribe()
    const changed = await site.app.server.inject({
      method: 'POST',
      url: '/api/billing/change',
      headers: { cookie: await signIn(site.app, owner) },
      payload: { change: 'to-basic' },
    })
    expect(changed.statusCode).toBe(200)
    await processDue(site.app)
    // The provider charges before it has accepted the new amount.
    const subscription = site.provider.payfast.subscriptions.get(token)
    if (subscription) subscription.amount = '299.00'
    site.now = new Date('2024-11-15T06:00:00Z')
    const body = site.provider.payfast.chargeNextMonth(token, 'COMPLETE') ?? ''
    const looked = { state: 'failed', result: 'The amount is not the one that was asked for.' }
    expect(await tell(body)).toMatchObject(looked)
    expect(await kindsOf(owner.id)).toEqual(['payment', 'downgrade-planned'])
    expect(await tell('forged=1', '203.0.113.9')).toMatchObject({ state: 'rejected' })
    passTime(31)
    await site.app.services.billingDays.removeRejected()
    expect(await messageOf(body)).toMatchObject(looked)
    await expect(messageOf('forged=1')).rejects.toThrow()
    await expectToBeLookedAt(owner.id)
  })

  /** The admin sees it, gets a mail once a day, and settles it. */
  const expectToBeLookedAt = async (userId: string) => {
    const { moneyAttention } = site.app.services
    await tell('nonsense=1', '203.0.113.9')
    const [message] = (await moneyAttention.find()).failed.filter((one) => one.userId === userId)
    expect(message).toMatchObject({ amount: '299.00', kind: 'notification' })
    for (let time = 0; time < 2; time += 1) expect(await moneyAttention.tellAdmin()).toBe(2)
    const mails = await site.mailsTo(site.app.context.config.admin.email)
    expect(mails.map(({ kind }) => kind)).toEqual(['money-attention'])
    expect(JSON.parse(mails[0]?.payload ?? '')).toMatchObject({ failed: 1, giveBack: 0 })
    const headers = { cookie: await signInAsAdmin(site.app) }
    const show = async () => (await site.app.server.inject({ url: moneyPages.money, headers })).body
    expect(await show()).toContain('Payment of R299.00')
    expect(await show()).toContain('Not from the network of the provider.')
    const settle = () =>
      site.app.server.inject({
        method: 'POST',
        url: ownPages.moneySettled,
        headers,
        payload: { messageId: message?.id },
      })
    expect((await settle()).statusCode).toBe(303)
    expect((await settle()).statusCode).toBe(404)
    expect(await show()).not.toContain('Payment of R299.00')
  }

  it.each(['silent', 'broken'] as const)(
    'retries while the provider is %s, and books later',
    async (mood) => {
      const owner = await pendingOwner()
      site.provider.mood.answer = mood
      const waiting = await tell(
        site.provider.payfast.pay(await orderOf(site.app, site.provider, owner)),
      )
      expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 })
      expect(Date.parse(waiting.nextAttemptAt) - site.now.getTime()).toBe(5000)
      site.provider.mood.answer = 'as it is'
      await processDue(site.app)
      expect(await accountOf(owner.id)).toMatchObject({ status: 'PENDING' })
      passTime(0.01)
      await processDue(site.app)
      expect(await accountOf(owner.id)).toMatchObject({ status: 'ACTIVE' })
    },
  )

  it('books every month once, also late and out of order', async () => {
    const { owner, token } = await subscribe('BASIC')
    const november = site.provider.payfast.chargeNextMonth(token, 'COMPLETE') ?? ''
    const december = site.provider.payfast.chargeNextMonth(token, 'COMPLETE') ?? ''
    site.now = new Date('2024-11-15T06:00:00Z')
    await tell(december)
    await tell(november)
    await tell(december)
    expect((await linesOf(owner.id)).map((line) => [line.kind, line.paidUntil])).toEqual([
      ['payment', '2024-11-14'],
      ['renewal', '2024-12-14'],
      ['renewal', '2025-01-14'],
    ])
  })

  it('records a failure once, mails the owner when it was due, and a payment settles it', async () => {
    const { owner, token } = await subscribe()
    site.now = new Date('2024-11-15T06:00:00Z')
    const failed = site.provider.payfast.chargeNextMonth(token, 'FAILED') ?? ''
    await tell(failed)
    await tell(failed, '41.74.179.200')
    expect(await kindsOf(owner.id)).toEqual(['payment', 'failed'])
    expect(await mailsTo(owner.email)).toContain('payment-missing')
    expect(await accountOf(owner.id)).toMatchObject({ status: 'ACTIVE' })
    passTime(3)
    await tell(site.provider.payfast.chargeNextMonth(token, 'COMPLETE') ?? '')
    expect((await linesOf(owner.id)).at(-1)).toMatchObject({
      kind: 'renewal',
      paidFrom: '2024-11-15',
    })
  })

  it('a failed first payment leaves the account pending, with the plan that was chosen', async () => {
    const owner = await pendingOwner()
    await tell(site.provider.payfast.fail(await orderOf(site.app, site.provider, owner)))
    expect(await kindsOf(owner.id)).toEqual(['failed'])
    expect(await accountOf(owner.id)).toEqual({ status: 'PENDING', plan: 'PREMIUM' })
    expect(await mailsTo(owner.email)).toEqual([])
    await tell(site.provider.payfast.pay(await orderOf(site.app, site.provider, owner)))
    expect(await accountOf(owner.id)).toEqual({ status: 'ACTIVE', plan: 'PREMIUM' })
  })

  it('a cancellation at the provider takes effect after the paid day', async () => {
    const { owner, token } = await subscribe()
    await tell(site.provider.payfast.cancel(token) ?? '')
    expect(await kindsOf(owner.id)).toEqual(['payment', 'cancelled'])
    expect(await accountOf(owner.id)).toMatchObject({ status: 'ACTIVE' })
    expect((await site.app.services.ledger.read(owner.id)).standing).toMatchObject({
      cancelled: true,
    })
    expect(await mailsTo(owner.email)).toContain('plan-changed')
  })

  it('a second subscription cancels the first one, never the one that has just paid', async () => {
    const { owner, order, token } = await subscribe()
    const again = site.provider.payfast.pay(order)
    await tell(again)
    await tell(again)
    expect(site.provider.payfast.subscriptions.get(token)?.cancelled).toBe(true)
    const newest = (await linesOf(owner.id)).at(-1)?.token ?? ''
    expect(newest).not.toBe(token)
    expect(site.provider.payfast.subscriptions.get(newest)?.cancelled).toBe(false)
    expect(await kindsOf(owner.id)).toEqual(['payment', 'payment'])
  })

  it('books a payment of a deleted owner as to refund, and cancels the subscription', async () => {
    const { owner, token } = await subscribe()
    await site.app.context.db.deleteFrom('users').where('id', '=', owner.id).execute()
    await tell(site.provider.payfast.chargeNextMonth(token, 'COMPLETE') ?? '')
    expect((await linesOf(owner.id)).at(-1)).toMatchObject({
      kind: 'renewal',
      ownerLabel: 'A deleted owner',
      note: 'The owner is deleted: give it back.',
    })
    expect(site.provider.payfast.subscriptions.get(token)?.cancelled).toBe(true)
  })
})

describe('without a provider', () => {
  it('there are no notifications and no checkout', async () => {
    const app = await createTestApp('sqlite')
    try {
      expect((await notify(app, 'a=1')).statusCode).toBe(404)
      const owner = await createUser(app.context.db, { status: 'PENDING' })
      const cookie = await signIn(app, owner)
      const page = await app.server.inject({ url: ownPages.checkout, headers: { cookie } })
      expect(page.statusCode).toBe(404)
      expect(page.body).toContain('Online payment is not set up on this site yet.')
    } finally {
      await app.close()
    }
  })
})
