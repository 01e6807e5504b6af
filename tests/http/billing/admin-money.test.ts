import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import {
  findEntriesAfter,
  type NumberedEntry,
} from '#server/features/money/admin-money.repository.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import type { MoneyAnswer, OwnerLedgerAnswer } from '#shared/schemas/billing/money.ts'
import { ADMIN_ACTOR } from '#tests/helpers/actors.ts'
import { fieldError } from '#tests/helpers/field-error.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('the money that admins see on %s', (engine) => {
  let app: TestApp
  let headers: { cookie: string }
  let now = new Date('2024-11-20T10:00:00Z')
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
    headers = { cookie: await signInAsAdmin(app) }
  })
  afterAll(() => app.close())

  const post = (url: string, payload: object) =>
    app.server.inject({ method: 'POST', url, headers, payload })
  const read = async <T>(url: string) => (await app.server.inject({ url, headers })).json<T>()
  const eft = (userId: string, day: string, reference: string) =>
    post('/api/admin/eft', { userId, day, reference })

  it('counts the revenue of each month', async () => {
    const { db } = app.context
    const basic = await createUser(db, { status: 'PENDING', plan: 'BASIC' })
    const premium = await createUser(db, { status: 'PENDING', plan: 'PREMIUM' })
    const late = await createUser(db, { status: 'PENDING', plan: 'BASIC' })
    const given = await createUser(db, { status: 'PENDING', plan: 'PREMIUM' })
    await app.services.payments.activate(given.id)
    for (const [userId, day, reference] of [
      [basic.id, '2024-11-05', 'B-11'],
      [premium.id, '2024-11-20', 'P-11'],
      [late.id, '2024-10-14', 'L-10'],
    ] as const)
      expect((await eft(userId, day, reference)).statusCode).toBe(200)
    const money = await read<MoneyAnswer>('/api/admin/money')
    expect(money).toMatchObject({
      month: '2024-11',
      cameInCents: 39800,
      lastMonthCents: 9900,
      failing: { owners: 1, atRiskCents: 9900 },
      lost: { owners: 0 },
      isRunning: true,
      paying: { BASIC: 1, PREMIUM: 1 },
      free: { BASIC: 0, PREMIUM: 1 },
      leaving: { owners: 0 },
    })
    expect(money.months).toHaveLength(12)
    expect(money.months.at(-1)).toEqual({
      month: '2024-11',
      basicCents: 9900,
      premiumCents: 29900,
    })
    expect(money.lines.map(({ how }) => how)).toContain('EFT, ref P-11')
    // The owner of another month is found whatever month is shown.
    const found = await read<MoneyAnswer>('/api/admin/money?q=l-10')
    expect(found).toMatchObject({ total: 1, cameInCents: 39800, lines: [{ userId: late.id }] })
    expect(await read<MoneyAnswer>(`/api/admin/money?q=${late.email}`)).toMatchObject({ total: 1 })
    expect(await read<MoneyAnswer>('/api/admin/money?q=l-10&kind=refund')).toMatchObject({
      total: 0,
    })
    const october = await read<MoneyAnswer>('/api/admin/money?month=2024-10')
    expect(october.lines.map(({ userId }) => userId)).toEqual([late.id])
    const stats = await read<{ monthlyRevenue: number }>('/api/admin/stats')
    expect(stats.monthlyRevenue).toBe(99 + 299 + 99 + 299)
    expect(money.listPriceCents).toBe(stats.monthlyRevenue * 100)
    const page = await app.server.inject({ url: moneyPages.money, headers })
    expect(page.body).toContain('4 active owners')
    // The one who fails is red.
    expect(page.body).toContain('<b class="is-bad">1</b>')
    expect(page.body).toContain('stroke-dasharray')
    const past = await app.server.inject({ url: `${moneyPages.money}?month=2024-10`, headers })
    expect(past.body).not.toContain('stroke-dasharray')

    const note = (kind: 'cancelled' | 'cancellation-undone') =>
      db
        .transaction()
        .execute((trx) => app.services.ledger.note(trx, premium.id, { kind, plan: 'PREMIUM' }))
    const leaving = async () => (await read<MoneyAnswer>('/api/admin/money')).leaving
    await note('cancelled')
    expect(await leaving()).toEqual({ owners: 1, lessCents: 29900 })
    const { leavers } = await read<MoneyAnswer>('/api/admin/money')
    expect(leavers).toMatchObject([
      {
        userId: premium.id,
        on: '2024-11-20',
        paidUntil: '2024-12-19',
        why: 'Cancelled by the owner.',
        isListed: true,
      },
    ])
    const listed = await app.server.inject({ url: moneyPages.money, headers })
    expect(listed.body).toContain('Paid until')
    await note('cancellation-undone')
    expect(await leaving()).toEqual({ owners: 0, lessCents: 0 })
  })

  it('activates by a transfer, and accepts each reference once and no future day', async () => {
    const owner = await createUser(app.context.db, { status: 'PENDING' })
    expect((await eft(owner.id, '2024-12-24', 'E-1')).statusCode).toBe(400)
    expect((await eft(owner.id, '2024-02-30', 'E-1')).statusCode).toBe(400)
    const both = await Promise.all([
      eft(owner.id, '2024-11-18', 'E-1'),
      eft(owner.id, '2024-11-18', 'E-1'),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const ledger = await read<OwnerLedgerAnswer>(`/api/admin/users/${owner.id}/ledger`)
    expect(ledger).toMatchObject({ status: 'ACTIVE', paidUntil: '2024-12-17' })
    expect(ledger.lines).toMatchObject([{ kind: 'eft', amountCents: 9900 }])
    expect(ledger.lines[0]?.invoice).toMatch(/^INV-\d{6}$/)
  })

  it('books a transfer as it was paid: several months, more or less than the price', async () => {
    const owner = await createUser(app.context.db, { status: 'PENDING' })
    const pay = (payload: object) =>
      post('/api/admin/eft', { userId: owner.id, day: '2024-11-18', ...payload })
    const ledgerOf = () => read<OwnerLedgerAnswer>(`/api/admin/users/${owner.id}/ledger`)
    expect((await pay({ reference: 'M-1', months: 3 })).statusCode).toBe(200)
    expect(await ledgerOf()).toMatchObject({
      paidUntil: '2025-02-17',
      lines: [{ amountCents: 29700 }],
    })
    const silent = await pay({ reference: 'M-2', months: 2, amountCents: 15000 })
    expect(silent.statusCode).toBe(400)
    expect(silent.json().errors.reason).toBe('Please say why it is less than R198.00.')
    const said = { reference: 'M-2', months: 2, amountCents: 15000, reason: 'Two weeks down.' }
    expect((await pay(said)).statusCode).toBe(200)
    expect(await ledgerOf()).toMatchObject({
      paidUntil: '2025-04-17',
      lines: [{ amountCents: 15000, note: 'Two weeks down.' }, {}],
    })
    expect((await pay({ reference: 'M-3', amountCents: 10000 })).statusCode).toBe(200)
    for (const wrong of [{ months: 0 }, { months: 13 }, { months: 1.5 }, { amountCents: 0 }])
      expect((await pay({ reference: 'M-4', ...wrong })).statusCode).toBe(400)
    const { lines } = await ledgerOf()
    const invoice = await app.services.invoices.get(lines.at(-1)?.invoice ?? '', ADMIN_ACTOR)
    expect(invoice).toMatchObject({ totalCents: 29700, lines: [{ days: '92' }] })
  })

  it('records a refund with a credit note, and never more than was paid', async () => {
    const owner = await createUser(app.context.db, { status: 'PENDING', plan: 'PREMIUM' })
    await eft(owner.id, '2024-11-18', 'R-1')
    const [paid] = (await read<OwnerLedgerAnswer>(`/api/admin/users/${owner.id}/ledger`)).lines
    const refund = (amountCents: number) =>
      post('/api/admin/refund', { entryId: paid?.id, amountCents, reason: 'Paid twice' })
    expect((await refund(29901)).statusCode).toBe(400)
    const pressedTwice = await Promise.all([refund(10000), refund(10000)])
    expect(pressedTwice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await refund(19901)).body).toContain('R199.00')
    const { lines, status } = await read<OwnerLedgerAnswer>(`/api/admin/users/${owner.id}/ledger`)
    expect(status).toBe('ACTIVE')
    expect(lines[0]).toMatchObject({ kind: 'refund', amountCents: -10000, how: '' })
    const note = await app.services.invoices.get(lines[0]?.invoice ?? '', ADMIN_ACTOR)
    expect(note).toMatchObject({
      title: 'Credit note',
      totalCents: -10000,
      creditOf: paid?.invoice,
    })
    expect(note.number).toMatch(/^CN-\d{6}$/)
    const erase = { method: 'DELETE', url: `/api/admin/users/${owner.id}`, headers } as const
    expect((await app.server.inject(erase)).statusCode).toBe(200)
    expect((await refund(19900)).statusCode).toBe(200)
    const [last] = (await read<OwnerLedgerAnswer>(`/api/admin/users/${owner.id}/ledger`)).lines
    const lastNote = await app.services.invoices.get(last?.invoice ?? '', ADMIN_ACTOR)
    expect(lastNote).toMatchObject({ creditOf: paid?.invoice, buyer: note.buyer })
  })

  it('has pages without script: Money, and the ledger of an owner with its forms', async () => {
    const owner = await createUser(app.context.db, { status: 'PENDING' })
    const url = ownPages.ownerMoney(owner.id)
    const send = (form: string, payload: string) =>
      app.server.inject({
        method: 'POST',
        url: `${url}/${form}`,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
    const { body } = await app.server.inject({ url, headers })
    expect(body).toContain(owner.email)
    // Numbers open the number keyboard of a phone.
    for (const [field] of body.matchAll(/<input[^>]* name="(?:months|amount)"[^>]*>/g))
      expect(field).toMatch(/inputMode="decimal"|type="number"/)
    expect((await send('eft', 'day=2024-11-19&reference=F-1')).headers.location).toBe(
      `${url}#lines`,
    )
    const less = await send('eft', 'day=2024-11-19&reference=F-2&months=2&amount=R150,00&reason=')
    expect(less.statusCode).toBe(400)
    expect(fieldError(less.body, 'reason')).toBe('Please say why it is less than R198.00.')
    for (const kept of ['value="R150,00"', 'value="2"']) expect(less.body).toContain(kept)
    const some = await send('eft', 'day=2024-11-19&reference=F-2&months=x&amount=&reason=')
    expect(fieldError(some.body, 'months')).toBe('Please give one to twelve months.')
    const refused = await send('eft', 'day=2024-11-12&reference=F-1')
    expect(refused.statusCode).toBe(409)
    for (const kept of [
      'already a payment with this reference',
      'value="2024-11-12"',
      'value="F-1"',
    ])
      expect(refused.body).toContain(kept)
    const [paid] = (await read<OwnerLedgerAnswer>(`/api/admin/users/${owner.id}/ledger`)).lines
    expect((await send('refund', `entryId=${paid?.id}&amount=R9,50&reason=x`)).statusCode).toBe(303)
    const unread = await send('refund', `entryId=${paid?.id}&amount=much&reason=two+%22months%22`)
    expect(unread.statusCode).toBe(400)
    // The form of transfers has fields of the same names, and no error.
    const form = unread.body.slice(unread.body.indexOf('id="refund"'))
    expect(fieldError(unread.body, 'amount')).toBeUndefined()
    expect(fieldError(form, 'amount')).toBe('Please give an amount such as 99.00.')
    for (const kept of ['value="much"', 'value="two &quot;months&quot;"'])
      expect(unread.body).toContain(kept)
    const page = await app.server.inject({ url, headers })
    expect(page.body).toContain('-R9.50')
    const money = await app.server.inject({ url: moneyPages.money, headers })
    for (const text of ['Twelve months', 'Ledger of November 2024', url])
      expect(money.body).toContain(text)
    expect(money.body).not.toContain('<script')
  })

  it('is exported as CSV without formulas', async () => {
    now = new Date('2024-12-10T10:00:00Z')
    headers = { cookie: await signInAsAdmin(app) }
    const business = await createBusiness(app.context.db, {
      ownerInput: { status: 'PENDING' },
      businessName: '=HYPERLINK("https://evil.example")',
    })
    await eft(business.owner.id, '2024-12-01', '+cmd')
    const file = await app.server.inject({ url: '/api/admin/money.csv', headers })
    expect(file.headers['content-disposition']).toContain('ledger.csv')
    const [heading, line, ...rest] = file.body.trimEnd().split('\r\n')
    expect(heading).toContain('"Date","Owner","For","Plan","In (R)","Out (R)"')
    expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")`)
    expect(line).toContain(`"99.00",""`)
    expect(line).toContain(`"'+cmd"`)
    expect(rest).toEqual([])
  })

  it('lists the entries of a day in the order in which they were written', async () => {
    const owner = await createUser(app.context.db, { status: 'PENDING', plan: 'PREMIUM' })
    now = new Date('2025-01-10T10:00:00Z')
    headers = { cookie: await signInAsAdmin(app) }
    await eft(owner.id, '2025-01-10', 'O-1')
    const [paid] = (await read<OwnerLedgerAnswer>(`/api/admin/users/${owner.id}/ledger`)).lines
    for (const reason of ['one', 'two', 'three', 'four', 'five'])
      await post('/api/admin/refund', { entryId: paid?.id, amountCents: 100, reason })
    const notes = ['', 'one', 'two', 'three', 'four', 'five']
    const money = await read<MoneyAnswer>('/api/admin/money')
    expect(money.lines.map(({ note }) => note)).toEqual(notes.toReversed())
    const days = { from: '2025-01-01', until: '2025-01-31', withDemo: false }
    const inPieces: NumberedEntry[] = []
    for (let piece: NumberedEntry[] = []; ; inPieces.push(...piece)) {
      piece = await findEntriesAfter(app.context.db, days, inPieces.at(-1), 2)
      if (piece.length === 0) break
    }
    expect(inPieces.map(({ note }) => note)).toEqual(notes)

    for (let count = 0; count < 48; count += 1)
      await post('/api/admin/refund', {
        entryId: paid?.id,
        amountCents: 100,
        reason: `more ${count}`,
      })
    const second = await read<MoneyAnswer>('/api/admin/money?page=2')
    expect(second).toMatchObject({ total: 54, lines: [{}, {}, {}, { kind: 'eft' }] })
    const transfers = await read<MoneyAnswer>('/api/admin/money?kind=eft')
    expect(transfers).toMatchObject({ total: 1, lines: [{ id: paid?.id }] })
    // An empty choice of the form, and a page that is none.
    const page = (query: string) =>
      app.server.inject({ url: `${moneyPages.money}?month=2025-01&${query}`, headers })
    expect((await page('kind=&page=2')).body).toMatch(
      /Page (<!-- -->)?2(<!-- -->)? of (<!-- -->)?2/,
    )
    expect((await page('kind=refund&page=x')).body).toContain('page=2')
  })
})
