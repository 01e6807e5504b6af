import { describe, expect, it } from 'vitest'
import type { OwnerLedgerAnswer } from '#shared/schemas/billing/money.ts'
import { processDue } from '#tests/helpers/payments/payfast.ts'
import { usePayingSite } from '#tests/helpers/payments/paying-site.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const HOUR_MS = 3600 * 1000

describe.each(USUAL_ENGINES)('the subscription of a refunded owner on %s', (engine) => {
  const site = usePayingSite(engine)

  const asAdmin = async () => {
    const headers = { cookie: await signInAsAdmin(site.app) }
    const ledgerOf = async (userId: string) =>
      (
        await site.app.server.inject({ url: `/api/admin/users/${userId}/ledger`, headers })
      ).json<OwnerLedgerAnswer>()
    const refund = (entryId: string | undefined, amountCents: number) =>
      site.app.server.inject({
        method: 'POST',
        url: '/api/admin/refund',
        headers,
        payload: { entryId, amountCents, reason: `Back: ${amountCents}` },
      })
    return { ledgerOf, refund }
  }
  const isCancelled = (token: string) => site.provider.payfast.subscriptions.get(token)?.cancelled

  it('is cancelled at the provider once all of the last payment went back, also after an outage', async () => {
    const { owner, token } = await site.subscribe('PREMIUM')
    const { ledgerOf, refund } = await asAdmin()
    const [paid] = (await ledgerOf(owner.id)).lines
    expect((await refund(paid?.id, 10000)).statusCode).toBe(200)
    await processDue(site.app)
    expect(isCancelled(token)).toBe(false)

    site.provider.mood.answer = 'down'
    expect((await refund(paid?.id, 19900)).statusCode).toBe(200)
    await processDue(site.app)
    expect(isCancelled(token)).toBe(false)
    const { lines, status } = await ledgerOf(owner.id)
    expect(lines.map(({ kind }) => kind)).toEqual(['cancelled', 'refund', 'refund', 'payment'])
    expect(status).toBe('ACTIVE')
    const mails = await site.mailsTo(owner.email)
    expect(mails.map(({ kind }) => kind)).toContain('plan-changed')

    site.provider.mood.answer = 'as it is'
    for (let hours = 0; hours < 3; hours += 1) {
      site.now = new Date(site.now.getTime() + HOUR_MS)
      await processDue(site.app)
    }
    expect(isCancelled(token)).toBe(true)
  })
})
