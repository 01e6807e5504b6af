import { describe, expect, it } from 'vitest'
import type { OwnerLedgerAnswer } from '#shared/schemas/billing/money.ts'
import { usePayingSite } from '#tests/helpers/payments/paying-site.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const fieldsOf = (line = '') => line.slice(1, -1).split('","')

describe.each(USUAL_ENGINES)('the bookkeeper’s ledger on %s', (engine) => {
  const site = usePayingSite(engine, { SELLER_VAT_NUMBER: '4987654321' })

  it('has VAT, fee, net, reference and period, and refunds in columns of their own', async () => {
    site.now = new Date('2026-03-10T10:00:00Z')
    const { owner } = await site.subscribe('PREMIUM')
    const { server } = site.app
    const headers = { cookie: await signInAsAdmin(site.app) }
    const other = await site.pendingOwner('BASIC')
    const eft = { userId: other.id, day: '2026-03-09', reference: 'FNB 77' }
    await server.inject({ method: 'POST', url: '/api/admin/eft', headers, payload: eft })
    const ledger = await server.inject({ url: `/api/admin/users/${owner.id}/ledger`, headers })
    const entryId = ledger.json<OwnerLedgerAnswer>().lines[0]?.id
    const refund = { entryId, amountCents: 11500, reason: 'Two days down.' }
    await server.inject({ method: 'POST', url: '/api/admin/refund', headers, payload: refund })

    const file = await server.inject({ url: '/api/admin/money.csv?month=2026-03', headers })
    const [heading, ...lines] = file.body
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
      .map(fieldsOf)
    const rows = lines.map((line) =>
      Object.fromEntries(line.map((field, index) => [heading?.[index] ?? '', field])),
    )
    expect(rows).toMatchObject([
      {
        State: 'Paid by EFT',
        'In (R)': '99.00',
        'VAT in (R)': '12.91',
        'Fee (R)': '',
        'Net (R)': '99.00',
        Reference: 'FNB 77',
        'Paid from': '2026-03-09',
        'Paid until': '2026-04-08',
      },
      {
        State: 'Paid',
        'In (R)': '299.00',
        'VAT in (R)': '39.00',
        'VAT out (R)': '',
        'Fee (R)': '2.28',
        'Net (R)': '296.72',
        'Provider payment': expect.stringMatching(/^\d+$/),
        'Paid from': '2026-03-10',
        'Paid until': '2026-04-09',
      },
      {
        State: 'Refunded',
        'In (R)': '',
        'Out (R)': '115.00',
        'VAT in (R)': '',
        'VAT out (R)': '15.00',
        'Fee (R)': '',
        'Net (R)': '',
      },
    ])
  })
})
