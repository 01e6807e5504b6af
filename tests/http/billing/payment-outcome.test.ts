import { describe, expect, it } from 'vitest'
import { ownPages } from '#shared/own-paths.ts'
import type { DashboardAnswer } from '#shared/schemas/dashboard.ts'
import { orderOf } from '#tests/helpers/payments/payfast.ts'
import { usePayingSite } from '#tests/helpers/payments/paying-site.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const UNPAID = 'The payment did not go through'
const THANKS = 'Thank you, your payment is in'

describe.each(USUAL_ENGINES)('back from the payment page on %s', (engine) => {
  const site = usePayingSite(engine)
  const payer = async () => {
    const owner = await site.pendingOwner('BASIC')
    const order = await orderOf(site.app, site.provider, owner)
    const headers = { cookie: await signIn(site.app, owner) }
    const pathOf = (field: string) => {
      const { pathname, search } = new URL(order.get(field))
      return pathname + search
    }
    const read = async (field: 'return_url' | 'cancel_url', as = headers) =>
      (await site.app.server.inject({ url: pathOf(field), headers: as })).body
    const change = (name: string) =>
      site.app.server.inject({
        method: 'POST',
        url: '/api/billing/change',
        headers,
        payload: { change: name },
      })
    const dashboard = async () =>
      (await site.app.server.inject({ url: '/api/dashboard', headers })).json<DashboardAnswer>()
    return { owner, order, headers, read, change, dashboard }
  }

  it('a payment is thanked for once the provider has told of it, for half an hour', async () => {
    const { order, read } = await payer()
    expect(await read('return_url')).toContain('Waiting for your payment')
    await site.tell(site.provider.payfast.pay(order))
    const thanked = await read('return_url')
    expect(thanked).toContain(THANKS)
    expect(thanked).toContain('Create your listing')
    expect(thanked).not.toContain('http-equiv="refresh"')
    // Also if the other button was pressed first.
    expect(await read('cancel_url')).toContain(THANKS)
    const stranger = { cookie: await signIn(site.app, await site.pendingOwner()) }
    expect(await read('return_url', stranger)).not.toContain(THANKS)
    site.now = new Date(site.now.getTime() + 31 * 60 * 1000)
    expect(await read('return_url')).not.toContain(THANKS)
  })

  it('a failure and a change of mind are said, with a way to try again', async () => {
    const { order, read } = await payer()
    const left = await read('cancel_url')
    expect(left).toContain(UNPAID)
    expect(left).toMatch(new RegExp(`href="${ownPages.checkout}">Try again`))
    await site.tell(site.provider.payfast.fail(order))
    expect(await read('cancel_url')).toContain(UNPAID)
    // Paid at the second attempt, of which we have not heard yet: to pay again would be twice.
    expect(await read('return_url')).toContain('Waiting for your payment')
    await site.tell(site.provider.payfast.pay(order))
    expect(await read('return_url')).toContain(THANKS)
  })

  it('money that bought nothing is not thanked for', async () => {
    const { owner } = await site.subscribe('BASIC')
    const order = await orderOf(site.app, site.provider, owner, '?for=difference&details=later')
    const headers = { cookie: await signInAsAdmin(site.app) }
    const pause = { userId: owner.id, months: 3, reason: 'Flooded' }
    const url = '/api/admin/pause-collection'
    await site.app.server.inject({ method: 'POST', url, headers, payload: pause })
    await site.tell(site.provider.payfast.pay(order))
    const { pathname, search } = new URL(order.get('return_url'))
    const cookie = await signIn(site.app, owner)
    const back = await site.app.server.inject({ url: pathname + search, headers: { cookie } })
    expect(back.body).toContain('You’ll get this payment back')
  })

  it('a cancelled plan says on the dashboard until when it runs', async () => {
    const { order, change, dashboard } = await payer()
    await site.tell(site.provider.payfast.pay(order))
    expect((await dashboard()).endsOn).toBeNull()
    expect((await change('cancel')).statusCode).toBe(200)
    expect((await dashboard()).endsOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    await change('undo-cancel')
    expect((await dashboard()).endsOn).toBeNull()
  })

  it('before the first payment the plan is chosen freely', async () => {
    const { change, dashboard } = await payer()
    await change('choose-premium')
    expect(await dashboard()).toMatchObject({ user: { plan: 'PREMIUM' }, payment: { price: 299 } })
  })
})
