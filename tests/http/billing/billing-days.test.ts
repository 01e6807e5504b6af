import { describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { orderOf } from '#tests/helpers/payments/payfast.ts'
import { usePayingSite } from '#tests/helpers/payments/paying-site.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('scheduled billing steps on %s', (engine) => {
  const site = usePayingSite(engine)
  const { tell } = site
  const at = (day: string, hour = 21) => {
    site.now = new Date(`${day}T${String(hour - 2).padStart(2, '0')}:00:00Z`)
  }
  const paidOwner = async (day: string) => {
    at(day, 12)
    return site.subscribe('BASIC')
  }
  const statusOf = async (id: string) => (await site.accountOf(id))?.status
  const mailsTo = async (email: string) =>
    (await site.mailsTo(email))
      .map(({ kind, payload }) => {
        const { step, planChange } = JSON.parse(payload)
        return [kind, step ?? planChange].filter((part) => part !== undefined).join(' ')
      })
      .filter((mail) => mail !== 'welcome' && mail !== 'payment-receipt')

  it('remind on days 0, 3 and 7, pause on day 10, and a payment ends the pause', async () => {
    const { owner, token } = await paidOwner('2024-10-01')
    const told: string[] = []
    for (let late = -1; late <= 11; late += 1) {
      at(addDays('2024-11-01', late), 9)
      await site.app.services.billingDays.run()
      at(addDays('2024-11-01', late), 21)
      await site.app.services.billingDays.run()
      await site.app.services.billingDays.run()
      const mails = await mailsTo(owner.email)
      for (const mail of mails.slice(told.length)) told.push(`${late}: ${mail}`)
      expect(await statusOf(owner.id)).toBe(late < 10 ? 'ACTIVE' : 'PAUSED')
    }
    expect(told.map((line) => line.replace(/: payment-missing/, ':'))).toEqual([
      '0: 0',
      '3: 3',
      '7: 7',
      '10: plan-changed paused-unpaid',
    ])
    await tell(site.provider.payfast.chargeNextMonth(token, 'COMPLETE'))
    expect(await statusOf(owner.id)).toBe('ACTIVE')
    expect(await mailsTo(owner.email)).toContain('plan-resumed')
    expect((await site.app.services.ledger.read(owner.id)).standing).toMatchObject({
      paidUntil: '2024-12-11',
      overdueSince: null,
    })
  })

  it('start a new cycle with a new subscription, so that it is not overdue because of the grace days', async () => {
    const { owner } = await paidOwner('2024-10-01')
    at('2024-11-08', 12)
    const order = await orderOf(site.app, site.provider, owner)
    const paid = site.provider.payfast.pay(order)
    await tell(paid)
    const token = new URLSearchParams(paid).get('token') ?? ''
    const told = await mailsTo(owner.email)
    for (const day of ['2024-12-08', '2025-01-08']) {
      expect((await site.app.services.ledger.read(owner.id)).standing?.paidUntil).toBe(
        addDays(day, -1),
      )
      at(addDays(day, -1))
      await site.app.services.billingDays.run()
      at(day, 15)
      await tell(site.provider.payfast.chargeNextMonth(token, 'COMPLETE'))
      at(day)
      await site.app.services.billingDays.run()
    }
    expect(await mailsTo(owner.email)).toEqual(told)
  })

  it('send nothing in the morning of the day of the charge', async () => {
    const { owner, token } = await paidOwner('2024-10-01')
    at('2024-11-01', 9)
    await site.app.services.billingDays.run()
    at('2024-11-01', 15)
    await tell(site.provider.payfast.chargeNextMonth(token, 'COMPLETE'))
    at('2024-11-01', 21)
    await site.app.services.billingDays.run()
    expect(await mailsTo(owner.email)).toEqual([])
  })

  it('do not repeat the mail of a failed charge, and give no PREMIUM for free', async () => {
    const { owner, token } = await paidOwner('2024-10-01')
    at('2024-11-01', 9)
    await tell(site.provider.payfast.chargeNextMonth(token, 'FAILED'))
    at('2024-11-01', 21)
    await site.app.services.billingDays.run()
    expect(await mailsTo(owner.email)).toEqual(['payment-missing 0'])
    const headers = { cookie: await signIn(site.app, owner) }
    const payload = { change: 'to-premium' }
    const free = await site.app.server.inject({
      method: 'POST',
      url: '/api/billing/change',
      headers,
      payload,
    })
    expect([free.statusCode, free.json().detail]).toEqual([409, 'Please pay for this month first.'])
    const shown = await site.app.server.inject({ url: '/api/billing', headers })
    expect(shown.json()).toMatchObject({ plan: 'BASIC', difference: null })
  })

  it('end a cancelled plan, and leave an account that was paid otherwise', async () => {
    const { owner, token } = await paidOwner('2024-10-01')
    const other = await createUser(site.app.context.db, { status: 'PENDING' })
    await site.app.services.payments.activate(other.id)
    await tell(site.provider.payfast.cancel(token))
    at('2024-10-31')
    await site.app.services.billingDays.run()
    expect(await statusOf(owner.id)).toBe('ACTIVE')
    at('2024-11-01', 3)
    await site.app.services.billingDays.run()
    expect(await statusOf(owner.id)).toBe('PAUSED')
    expect(await mailsTo(owner.email)).toEqual(['plan-changed cancelled', 'plan-changed ended'])
    at('2034-11-01')
    await site.app.services.billingDays.run()
    expect(await statusOf(other.id)).toBe('ACTIVE')
  })

  it('run for a year from the 31st, with a payment every month', async () => {
    const { owner, token } = await paidOwner('2024-01-31')
    const ends: string[] = []
    for (let month = 0; month < 13; month += 1) {
      const { standing } = await site.app.services.ledger.read(owner.id)
      ends.push(standing?.paidUntil ?? '')
      at(addDays(standing?.paidUntil ?? '', 1), 7)
      await site.app.services.billingDays.run()
      await tell(site.provider.payfast.chargeNextMonth(token, 'COMPLETE'))
      expect(await statusOf(owner.id)).toBe('ACTIVE')
    }
    expect(ends.slice(0, 4)).toEqual(['2024-02-28', '2024-03-30', '2024-04-29', '2024-05-30'])
    expect(ends.slice(11)).toEqual(['2025-01-30', '2025-02-27'])
    expect(await mailsTo(owner.email)).toEqual([])
  })
})
