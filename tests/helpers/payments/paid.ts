import { createPayments } from '#demo/factories/payments.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Invoice } from '#shared/billing/invoice.ts'
import type { Plan } from '#shared/money/plans.ts'

const DOCUMENT: Invoice = {
  number: 'INV-000001',
  title: 'Invoice',
  issuedOn: '2026-01-31',
  seller: { name: 'CPT Recommends', address: ['Cape Town'], registration: null, vatNumber: null },
  buyer: { name: 'Koesister\u2019s & <Co>', address: ['1 Wale Street'], vatNumber: null },
  paidBy: { how: 'Card', on: '2026-01-31', reference: '1089250' },
  lines: [{ what: 'BASIC listing', detail: 'R99.00 a month', days: '31', amountCents: 9900 }],
  totalCents: 9900,
  vatPercent: null,
  vatCents: 0,
  creditOf: null,
}

/** A row in every table of payments. */
export async function pay(db: Db, user: { id: string; plan: Plan }, at: string): Promise<void> {
  const userId = user.id
  const { plan } = user
  await createPayments(db, {
    user,
    ownerLabel: '“Hoekie”',
    from: '2026-01-31',
    today: '2026-01-31',
    openEnded: false,
  })
  const entry = await db.selectFrom('ledgerEntries').select('id').executeTakeFirstOrThrow()
  const made = { userId, plan, isDemo: 0 as const, createdAt: at }
  await db
    .insertInto('checkouts')
    .values({ ...made, id: 'checkout', purpose: 'subscribe', amountCents: 9900 })
    .execute()
  await db
    .insertInto('subscriptions')
    .values({ ...made, token: 'token', checkoutId: 'checkout' })
    .execute()
  await db
    .insertInto('paymentMessages')
    .values({
      id: 'message',
      kind: 'notification',
      body: 'item_name=Koesister%27s&amount_gross=99.00',
      sender: '127.0.0.1',
      bodyHash: 'hash',
      state: 'done',
      result: 'Booked.',
      nextAttemptAt: at,
      leaseUntil: null,
      createdAt: at,
      decidedAt: at,
    })
    .execute()
  await db
    .insertInto('invoices')
    .values({
      number: 'INV-000001',
      series: 'INV',
      serial: 1,
      userId,
      entryId: entry.id,
      issuedOn: '2026-01-31',
      totalCents: 9900,
      vatCents: 0,
      document: JSON.stringify(DOCUMENT),
      isDemo: 0,
      createdAt: at,
    })
    .execute()
  await db
    .insertInto('invoiceDetails')
    .values({
      userId,
      name: 'Hoekie (Edms) Bpk',
      address: '1 Kloofstraat',
      vatNumber: null,
      updatedAt: at,
    })
    .execute()
  await db.insertInto('invoiceCounters').values({ series: 'INV', last: 1 }).execute()
}
