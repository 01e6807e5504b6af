import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { readConfig } from '#server/read-config.ts'
import { columnsWith } from '#tests/helpers/columns-with.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

describe.each(ENGINES)('payments of accounts that are gone, on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    const { id: owner } = await createUser(app.context.db)
    await pay('old', 'gone', 1827)
    await pay('young', 'gone too', 1825)
    await pay('owned', owner, 1900)
    await pay('new', 'gone as well', 1)
  })
  afterAll(() => app.close())

  const pay = async (id: string, userId: string, days: number) => {
    const { db } = app.context
    const createdAt = daysAgo(days)
    const day = createdAt.slice(0, 10)
    const name = `Nomsa of ${id}`
    const made = { userId, createdAt, isDemo: 0 as const }
    await db
      .insertInto('ledgerEntries')
      .values({
        ...{ ...made, id, ownerLabel: name, position: 1, kind: 'payment', day, plan: 'BASIC' },
        ...{ amountCents: 9900, paidFrom: day, paidUntil: day, monthDay: 1 },
        ...{ providerPaymentId: `p-${id}`, token: null, reference: name, note: name },
        adminEmail: '',
      })
      .execute()
    const document = {
      ...{ number: `INV-${id}`, title: 'Invoice', issuedOn: day },
      seller: { name: 'Us', address: [], registration: null, vatNumber: null },
      buyer: { name, address: ['1 Wale Street'], vatNumber: '4000000000' },
      paidBy: { how: 'EFT', on: day, reference: name },
      lines: [{ what: 'BASIC listing', detail: 'R99 a month', days: '31', amountCents: 9900 }],
      ...{ totalCents: 9900, vatPercent: null, vatCents: 0, creditOf: null },
    }
    await db
      .insertInto('invoices')
      .values({
        ...{ ...made, number: `INV-${id}`, series: 'INV', serial: days, entryId: id },
        ...{ issuedOn: day, totalCents: 9900, vatCents: 0, document: JSON.stringify(document) },
      })
      .execute()
  }
  const amounts = () =>
    app.context.db
      .selectFrom('ledgerEntries')
      .innerJoin('invoices', 'invoices.entryId', 'ledgerEntries.id')
      .select(['ledgerEntries.id', 'day', 'amountCents', 'number', 'totalCents', 'issuedOn'])
      .orderBy('ledgerEntries.id')
      .execute()

  it('lose who paid after five years, and keep every amount, day and number', async () => {
    const { db } = app.context
    const before = await amounts()
    expect((await app.services.retention.removeDue()).payments).toBe(1)
    expect((await app.services.retention.removeDue()).payments).toBe(0)
    expect(await amounts()).toEqual(before)
    expect(await columnsWith(db, ['Nomsa of old', 'p-old'])).toEqual([])
    for (const kept of ['young', 'owned'])
      expect(await columnsWith(db, [`Nomsa of ${kept}`])).toEqual([
        'invoices.document',
        'ledgerEntries.note',
        'ledgerEntries.ownerLabel',
        'ledgerEntries.reference',
      ])
    const { document } = await db
      .selectFrom('invoices')
      .select('document')
      .where('entryId', '=', 'old')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(document)).toMatchObject({
      buyer: { name: 'Details erased', address: [], vatNumber: null },
      lines: [{ what: 'BASIC listing', amountCents: 9900 }],
      totalCents: 9900,
    })
  })

  it('are otherwise only added to: the database refuses everything else', async () => {
    const { db } = app.context
    const ledger = db.updateTable('ledgerEntries')
    const invoices = db.updateTable('invoices')
    for (const refused of [
      ledger.set({ amountCents: 1 }).where('id', '=', 'old'),
      ledger.set({ ownerLabel: 'x', day: '2020-01-01' }).where('id', '=', 'old'),
      ledger.set({ ownerLabel: 'x' }).where('id', '=', 'new'),
      invoices.set({ document: '{}' }).where('entryId', '=', 'new'),
      invoices.set({ totalCents: 1 }).where('entryId', '=', 'old'),
      db.deleteFrom('ledgerEntries').where('id', '=', 'old'),
      db.deleteFrom('invoices').where('entryId', '=', 'old'),
    ])
      await expect(refused.execute()).rejects.toThrow('is only added to')
  })

  it('cannot be kept for less', () => {
    expect(() => readConfig({ KEEP_PAYMENTS_DAYS: '1825' })).toThrow('1826 or more')
  })
})
