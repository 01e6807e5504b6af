import { describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import type { BillingAnswer } from '#shared/schemas/billing/billing.ts'
import { orderOf } from '#tests/helpers/payments/payfast.ts'
import { usePayingSite } from '#tests/helpers/payments/paying-site.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const QUESTION = 'Who is the invoice for?'

describe.each(USUAL_ENGINES)('the first invoice on %s', (engine) => {
  const site = usePayingSite(engine)
  const visit = async (owner: { id: string }) => {
    const headers = { cookie: await signIn(site.app, owner) }
    const checkout = async (query = '') =>
      (await site.app.server.inject({ url: ownPages.checkout + query, headers })).body
    const fillIn = (fields: Record<string, string>) =>
      site.app.server.inject({
        method: 'POST',
        url: ownPages.checkoutDetails,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    const pay = async () =>
      site.tell(site.provider.payfast.pay(await orderOf(site.app, site.provider, owner)))
    const billing = async () =>
      (await site.app.server.inject({ url: '/api/billing', headers })).json<BillingAnswer>()
    return { headers, checkout, fillIn, pay, billing }
  }

  it('is made out to the company that the owner names before the first payment', async () => {
    const owner = await site.pendingOwner()
    const { headers, checkout, fillIn, pay, billing } = await visit(owner)
    const asked = await checkout()
    expect(asked).toContain('We use this for your invoices only.')
    expect(asked).toContain(QUESTION)
    expect(asked).toContain('your e-mail address')
    expect(asked).not.toContain('signature')

    const refused = await fillIn({ name: 'Mašilo & Sons', address: '', vatNumber: '123' })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain(QUESTION)
    expect(refused.body).toContain('value="Mašilo &amp; Sons"')
    expect(refused.body).toContain('A VAT number has ten digits')

    const saved = await fillIn({
      name: 'Mašilo & Sons',
      address: '1 Long St\nCape Town',
      vatNumber: '4123456789',
    })
    expect([saved.statusCode, saved.headers.location]).toEqual([303, ownPages.checkout])
    const order = await checkout()
    expect(order).not.toContain(QUESTION)
    expect(order).toContain('made out to Mašilo &amp; Sons')
    expect(order).toContain('name="signature"')
    expect(await checkout('?details=edit')).toContain('value="4123456789"')

    await pay()
    const { history } = await billing()
    const number = history[0]?.invoice ?? ''
    const url = `/api/invoices/${number}/pdf`
    const page = await site.app.server.inject({ url: moneyPages.billing, headers })
    expect(page.body).toContain(`href="${url}"`)
    expect(page.body).toContain('Before it expires, Payfast sends you an e-mail.')
    const invoice = await site.app.services.invoices.get(number, { ...owner, role: 'ADMIN' })
    expect(invoice.buyer).toMatchObject({ name: 'Mašilo & Sons', vatNumber: '4123456789' })

    const file = await site.app.server.inject({ url, headers })
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"`,
      'cache-control': 'no-store',
    })
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const other = await visit(await site.pendingOwner())
    const others = await site.app.server.inject({ url, headers: other.headers })
    expect(others.statusCode).toBe(404)
    const admin = { cookie: await signInAsAdmin(site.app) }
    expect((await site.app.server.inject({ url, headers: admin })).statusCode).toBe(200)
  })

  it('can be left to the name of the business, and nobody is asked again after a payment', async () => {
    const owner = await createUser(site.app.context.db, { status: 'PENDING', plan: 'BASIC' })
    await createBusiness(site.app.context.db, { owner, businessName: 'Harbour Table' })
    const { checkout, pay, headers } = await visit(owner)
    expect(await checkout()).toContain('value="Harbour Table"')
    expect(await checkout('?details=later')).toContain('made out to Harbour Table')
    expect(await checkout('?details=later')).toContain('name="signature"')
    await pay()
    await site.app.server.inject({
      method: 'POST',
      url: '/api/billing/change',
      headers,
      payload: { change: 'cancel' },
    })
    const again = await checkout()
    expect(again).not.toContain(QUESTION)
    expect(again).toContain('Set up my card')
  })
})
