import { beforeEach, describe, expect, it } from 'vitest'
import { createSimulatedPayfast } from '#server/features/payments/simulator/simulated-payfast.ts'
import { orderOf } from '#tests/helpers/payments/payfast.ts'
import { usePayingSite } from '#tests/helpers/payments/paying-site.ts'
import { USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('notifications that are not ours to book on %s', (engine) => {
  const site = usePayingSite(engine)
  const { accountOf, pendingOwner, subscribe, tell } = site
  beforeEach(() => {
    site.provider.mood.answer = 'as it is'
  })

  it('rejects a signed notification for another merchant, without asking the provider', async () => {
    const order = await orderOf(site.app, site.provider, await pendingOwner())
    const { PAYFAST_PASSPHRASE: passphrase = '' } = site.provider.environment
    const elsewhere = { merchantId: '10000999', merchantKey: '', passphrase, url: '', networks: [] }
    const asked = site.provider.confirmations()
    expect(await tell(createSimulatedPayfast(elsewhere).pay(order))).toMatchObject({
      state: 'rejected',
      result: 'Meant for another merchant.',
    })
    expect(site.provider.confirmations()).toBe(asked)
  })

  it('rejects a payment for somebody else’s subscription', async () => {
    const { token } = await subscribe()
    const other = await pendingOwner()
    const order = await orderOf(site.app, site.provider, other)
    const told = await tell(
      site.provider.payfast.notificationOf(order, { status: 'COMPLETE', token }),
    )
    expect(told).toMatchObject({
      state: 'rejected',
      result: 'The subscription belongs to somebody else.',
    })
    const lines = await site.app.context.db
      .selectFrom('ledgerEntries')
      .select('id')
      .where('userId', '=', other.id)
      .execute()
    expect(lines).toEqual([])
  })

  it('rejects an unknown number, and what the provider does not confirm', async () => {
    const owner = await pendingOwner()
    const order = await orderOf(site.app, site.provider, owner)
    const { notificationOf, pay } = site.provider.payfast
    const resultOf = async (body: string) => (await tell(body)).result
    const unknown = {
      ...order,
      get: (name: string) => (name === 'm_payment_id' ? 'x' : order.get(name)),
    }
    expect(await resultOf(notificationOf(unknown, { status: 'COMPLETE' }))).toBe(
      'No payment of this number was asked for.',
    )
    site.provider.mood.answer = 'invalid'
    expect(await resultOf(pay(order))).toBe('The provider does not know it.')
    expect(await accountOf(owner.id)).toMatchObject({ status: 'PENDING' })
  })
})
