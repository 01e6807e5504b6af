import { beforeEach, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import type { BillingAnswer, PlanChangeName } from '#shared/schemas/billing/billing.ts'
import { ADMIN_ACTOR } from '#tests/helpers/actors.ts'
import { fieldError } from '#tests/helpers/field-error.ts'
import { notify, orderOf, processDue } from '#tests/helpers/payments/payfast.ts'
import { usePayingSite } from '#tests/helpers/payments/paying-site.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { ENGINES } from '#tests/helpers/test-app.ts'

describe.each(ENGINES)('plan and billing on %s', (engine) => {
  const site = usePayingSite(engine, {
    SELLER_NAME: 'CPT (Pty) Ltd',
    SELLER_VAT_NUMBER: '4987654321',
  })
  const { tell } = site
  beforeEach(() => {
    site.now = new Date('2024-10-01T10:00:00Z')
  })
  /** An owner who has paid for October, with the session and the subscription. */
  const paidOwner = async (plan: 'BASIC' | 'PREMIUM') => {
    const { owner, token } = await site.subscribe(plan)
    const headers = { cookie: await signIn(site.app, owner) }
    const read = async () =>
      (await site.app.server.inject({ url: '/api/billing', headers })).json<BillingAnswer>()
    const page = async (query = '') =>
      site.app.server.inject({ url: moneyPages.billing + query, headers })
    const change = (name: PlanChangeName) =>
      site.app.server.inject({
        method: 'POST',
        url: '/api/billing/change',
        headers,
        payload: { change: name },
      })
    return { owner, headers, token, read, page, change }
  }
  const atProvider = (token: string) => site.provider.payfast.subscriptions.get(token)
  const mailsTo = async (email: string) =>
    (await site.mailsTo(email)).flatMap(({ kind, payload }) =>
      kind === 'plan-changed' ? [JSON.parse(payload).planChange] : [],
    )

  it('shows plan, next payment and history', async () => {
    const { read, page, owner } = await paidOwner('PREMIUM')
    const billing = await read()
    expect(billing).toMatchObject({
      plan: 'PREMIUM',
      status: 'ACTIVE',
      paidUntil: '2024-10-31',
      nextPayment: { on: '2024-11-01', amountCents: 29900 },
      paysByCard: true,
      toPay: null,
      difference: null,
    })
    expect(billing.history).toMatchObject([{ kind: 'payment', amountCents: 29900 }])
    const { body, headers } = await page()
    expect(body).toContain('1 November 2024')
    expect(body).toContain(billing.history[0]?.invoice)
    expect(body).not.toContain('<script')
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.stringify(billing)).not.toContain(owner.email)
  })

  it('upgrades to PREMIUM at once for the difference by days, and to R299 at the provider', async () => {
    const { owner, read, page, token } = await paidOwner('BASIC')
    site.now = new Date('2024-10-15T10:00:00Z')
    expect((await read()).difference?.amountCents).toBe(10968)
    expect((await page()).body).toContain('R109.68')
    const order = await orderOf(site.app, site.provider, owner, '?for=difference')
    expect(order.get('amount')).toBe('109.68')
    expect(order.get('subscription_type')).toBe('')
    await tell(site.provider.payfast.pay(order))
    expect(await read()).toMatchObject({
      plan: 'PREMIUM',
      nextPayment: { on: '2024-11-01', amountCents: 29900 },
    })
    expect(atProvider(token)?.amount).toBe('299.00')
    const invoice = (await read()).history[0]?.invoice ?? ''
    const document = await site.app.services.invoices.get(invoice, ADMIN_ACTOR)
    expect(document.lines.map(({ amountCents }) => amountCents)).toEqual([16397, -5429])
    expect(document).toMatchObject({ totalCents: 10968, vatCents: 1431, vatPercent: 15 })
  })

  it('an old form for the difference does not turn a later paid month into PREMIUM', async () => {
    const { owner, read, token } = await paidOwner('BASIC')
    site.now = new Date('2024-10-20T10:00:00Z')
    await read()
    site.now = new Date('2024-10-31T10:00:00Z')
    const old = await orderOf(site.app, site.provider, owner, '?for=difference')
    expect(old.get('amount')).toBe('6.46')
    site.now = new Date('2024-11-01T10:00:00Z')
    await tell(site.provider.payfast.chargeNextMonth(token, 'COMPLETE') ?? '')
    await tell(site.provider.payfast.pay(old))
    const { plan, nextPlan, history } = await read()
    expect({ plan, nextPlan }).toEqual({ plan: 'BASIC', nextPlan: 'BASIC' })
    expect(history[0]).toMatchObject({ kind: 'difference', amountCents: 646 })
    expect(atProvider(token)?.amount).toBe('99.00')
    const { lines, standing } = await site.app.services.ledger.read(owner.id)
    expect(lines.at(-1)?.note).toContain('give it back')
    expect(standing).toMatchObject({ plan: 'BASIC', paidUntil: '2024-11-30' })
    const invoice = await site.app.services.invoices.get(history[0]?.invoice ?? '', ADMIN_ACTOR)
    expect(invoice.lines).toMatchObject([{ detail: 'To be given back', amountCents: 646 }])
  })

  it('an old form for the difference buys no PREMIUM if no paid day is left', async () => {
    const { owner } = await paidOwner('BASIC')
    site.now = new Date('2024-10-31T10:00:00Z')
    const old = await orderOf(site.app, site.provider, owner, '?for=difference')
    const payLate = async () => {
      await tell(site.provider.payfast.pay(old))
      const { lines, standing } = await site.app.services.ledger.read(owner.id)
      return { ...standing, note: lines.at(-1)?.note }
    }
    const note = expect.stringContaining('give it back')
    site.now = new Date('2024-11-03T10:00:00Z')
    expect(await payLate()).toMatchObject({ plan: 'BASIC', overdueSince: '2024-11-01', note })
    // An activation by an admin has no end: it would be PREMIUM forever.
    await site.app.context.db.transaction().execute(async (trx) => {
      const line = { kind: 'paid-otherwise', plan: 'BASIC' } as const
      await site.app.services.ledger.note(trx, owner.id, line)
    })
    expect(await payLate()).toMatchObject({ plan: 'BASIC', openEnded: true, note })
  })

  it('an old form for PREMIUM begins today, and does not turn paid days of BASIC into PREMIUM', async () => {
    const owner = await createUser(site.app.context.db, { status: 'PENDING', plan: 'PREMIUM' })
    const old = await orderOf(site.app, site.provider, owner)
    const headers = { cookie: await signIn(site.app, owner) }
    const payload = { change: 'choose-basic' }
    await site.app.server.inject({
      method: 'POST',
      url: '/api/billing/change',
      headers,
      payload,
    })
    await tell(site.provider.payfast.pay(await orderOf(site.app, site.provider, owner)))
    const standing = async () => (await site.app.services.ledger.read(owner.id)).standing
    expect(await standing()).toMatchObject({ plan: 'BASIC', paidUntil: '2024-10-31' })
    site.now = new Date('2024-10-02T10:00:00Z')
    await tell(site.provider.payfast.pay(old))
    expect(await standing()).toMatchObject({ plan: 'PREMIUM', paidUntil: '2024-11-01' })
  })

  it('downgrades to BASIC at the end of the paid month, which can be undone', async () => {
    const { owner, read, page, change, token } = await paidOwner('PREMIUM')
    expect((await change('to-basic')).statusCode).toBe(200)
    await processDue(site.app)
    expect(await read()).toMatchObject({ plan: 'PREMIUM', nextPlan: 'BASIC' })
    expect((await page()).body).toContain('PREMIUM until 31 October 2024, then BASIC')
    expect(atProvider(token)?.amount).toBe('99.00')
    expect((await change('stay-premium')).statusCode).toBe(200)
    await processDue(site.app)
    expect(atProvider(token)?.amount).toBe('299.00')
    expect((await change('stay-premium')).statusCode).toBe(409)
    await change('to-basic')
    await processDue(site.app)
    site.now = new Date('2024-11-01T05:00:00Z')
    await tell(site.provider.payfast.chargeNextMonth(token, 'COMPLETE') ?? '')
    expect((await site.app.services.ledger.read(owner.id)).standing).toMatchObject({
      plan: 'BASIC',
      paidUntil: '2024-11-30',
    })
    expect(await mailsTo(owner.email)).toEqual([
      'downgrade-planned',
      'downgrade-undone',
      'downgrade-planned',
    ])
  })

  it('cancels until the paid day, can be undone, and tells the provider in time', async () => {
    const { owner, read, page, change, token } = await paidOwner('PREMIUM')
    expect((await page('?ask=cancel')).body).toContain('Cancel your plan?')
    expect((await change('cancel')).statusCode).toBe(200)
    expect((await change('cancel')).statusCode).toBe(409)
    await processDue(site.app)
    expect(await read()).toMatchObject({ status: 'ACTIVE', cancelled: true, canUndo: true })
    expect(atProvider(token)?.cancelled).toBe(false)
    expect((await change('undo-cancel')).statusCode).toBe(200)
    expect(await read()).toMatchObject({ cancelled: false, nextPayment: { on: '2024-11-01' } })
    await change('cancel')
    site.now = new Date('2024-10-29T10:00:00Z')
    await processDue(site.app)
    expect(atProvider(token)?.cancelled).toBe(true)
    expect(await read()).toMatchObject({ canUndo: false, toPay: { amountCents: 29900 } })
    const late = await change('undo-cancel')
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('Subscribe again')
    expect(await mailsTo(owner.email)).toEqual(['cancelled', 'cancellation-undone', 'cancelled'])
  })

  it('allows ten changes a day at most, and cancelling always', async () => {
    const { owner, change } = await paidOwner('PREMIUM')
    const answers: number[] = []
    for (let turn = 0; turn < 7; turn += 1)
      answers.push((await change('cancel')).statusCode, (await change('undo-cancel')).statusCode)
    expect(answers).toEqual([...Array(11).fill(200), ...Array(3).fill(409)])
    expect(await mailsTo(owner.email)).toHaveLength(11)
    site.now = new Date(site.now.getTime() + 24 * 3600 * 1000)
    expect((await change('undo-cancel')).statusCode).toBe(200)
  })

  it('lets only an owner who has not paid choose a plan', async () => {
    const owner = await createUser(site.app.context.db, { status: 'PENDING', plan: 'BASIC' })
    const headers = { cookie: await signIn(site.app, owner) }
    const choose = (change: string) =>
      site.app.server.inject({
        method: 'POST',
        url: ownPages.billingChange,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `change=${change}`,
      })
    const chosen = await choose('choose-premium')
    expect([chosen.statusCode, chosen.headers.location]).toEqual([303, moneyPages.billing])
    expect((await orderOf(site.app, site.provider, owner)).get('amount')).toBe('299.00')
    const refused = await choose('to-basic')
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('not running')
    const { change } = await paidOwner('BASIC')
    expect((await change('choose-premium')).statusCode).toBe(409)
  })

  it('waits for the notification after the payment page, and changes the card at the provider', async () => {
    const owner = await createUser(site.app.context.db, { status: 'PENDING' })
    const order = await orderOf(site.app, site.provider, owner)
    const headers = { cookie: await signIn(site.app, owner) }
    const back = new URL(order.get('return_url'))
    const url = back.pathname + back.search
    expect((await site.app.server.inject({ url, headers })).body).toContain('http-equiv="refresh"')
    const other = await createUser(site.app.context.db, { status: 'PENDING' })
    const others = await site.app.server.inject({
      url,
      headers: { cookie: await signIn(site.app, other) },
    })
    expect(others.body).not.toContain('http-equiv="refresh"')
    await tell(site.provider.payfast.pay(order))
    expect((await site.app.server.inject({ url, headers })).body).not.toContain(
      'http-equiv="refresh"',
    )
    const card = await site.app.server.inject({ url: ownPages.card, headers })
    expect(card.headers.location).toContain('/eng/recurring/update/')
  })

  it('shows an invoice to its owner and to admins, and to nobody else', async () => {
    const { read, headers } = await paidOwner('PREMIUM')
    const number = (await read()).history[0]?.invoice ?? ''
    const ask = async (cookie: string) =>
      site.app.server.inject({ url: ownPages.invoice(number), headers: { cookie } })
    const own = await ask(headers.cookie)
    expect(own.statusCode).toBe(200)
    for (const text of [
      'Tax invoice',
      number,
      '4987654321',
      'VAT, 15% inside',
      'R39.00',
      'R260.00',
    ])
      expect(own.body).toContain(text)
    expect((await ask(await signInAsAdmin(site.app))).statusCode).toBe(200)
    const other = await paidOwner('BASIC')
    expect((await ask(other.headers.cookie)).statusCode).toBe(404)
  })

  it('prints the owner’s invoice details on later invoices only', async () => {
    const { headers, owner, token, page } = await paidOwner('BASIC')
    const send = (payload: string) =>
      site.app.server.inject({
        method: 'POST',
        url: ownPages.billingDetails,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
    const refused = await send('name=%3Cb%3EHoek&address=1+Kloof+St&vatNumber=123')
    expect(refused.statusCode).toBe(400)
    expect(fieldError(refused.body, 'vatNumber')).toContain('A VAT number has ten digits')
    expect(refused.body).toContain('&lt;b&gt;Hoek')
    const sent = await send('name=%3DHoek+Ltd&address=1+Kloof+St%0D%0A8001&vatNumber=4123+456789')
    expect(sent.statusCode).toBe(303)
    expect((await page('?edit=details')).body).toContain('4123456789')
    site.now = new Date('2024-11-01T08:00:00Z')
    await tell(site.provider.payfast.chargeNextMonth(token, 'COMPLETE'))
    const issued = await site.app.context.db
      .selectFrom('invoices')
      .select('number')
      .where('userId', '=', owner.id)
      .orderBy('serial')
      .execute()
    const [earlier, later] = await Promise.all(
      issued.map(({ number }) => site.app.services.invoices.get(number, ADMIN_ACTOR)),
    )
    expect(later?.buyer).toMatchObject({
      name: '=Hoek Ltd',
      address: ['1 Kloof St', '8001', expect.stringContaining('@')],
      vatNumber: '4123456789',
    })
    expect(earlier?.buyer.name).not.toBe('=Hoek Ltd')
  })

  it('exports the history as CSV without formulas', async () => {
    const { headers, owner } = await paidOwner('BASIC')
    const [paid] = await site.app.context.db
      .selectFrom('ledgerEntries')
      .select('id')
      .where('userId', '=', owner.id)
      .execute()
    await site.app.services.adminPayments.noteRefund(
      { id: 'admin', email: 'admin@example.co.za' },
      { entryId: paid?.id ?? '', amountCents: 900, reason: '=1+1' },
    )
    const file = await site.app.server.inject({ url: '/api/billing/history.csv', headers })
    expect(file.headers).toMatchObject({ 'cache-control': 'no-store' })
    const [titles, refund, payment] = file.body.split('\r\n')
    expect(titles).toContain('"Paid back (R)"')
    expect(refund).toContain('"Refund: =1+1","","9.00","Refunded","CN-')
    expect(payment).toContain('"99.00","","Paid","INV-')
    for (const cell of file.body.split(/[",\r\n]+/)) expect(cell).not.toMatch(/^[=+@-]/)
  })

  it('numbers invoices without a gap, also with 40 concurrent payments', async () => {
    const owners = await Promise.all(
      Array.from({ length: 40 }, () => createUser(site.app.context.db, { status: 'PENDING' })),
    )
    for (const owner of owners)
      await notify(
        site.app,
        site.provider.payfast.pay(await orderOf(site.app, site.provider, owner)),
      )
    await Promise.all(Array.from({ length: 5 }, () => processDue(site.app)))
    const rows = await site.app.context.db
      .selectFrom('invoices')
      .select('serial')
      .where('series', '=', 'INV')
      .orderBy('serial')
      .execute()
    expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, index) => index + 1))
    expect(rows.length).toBeGreaterThanOrEqual(40)
  })
})
