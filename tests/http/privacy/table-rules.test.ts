import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseRows } from '#server/features/personal-data/erase-rows.ts'
import { findHeld } from '#server/features/personal-data/export-rows.ts'
import { childrenFirst, rowsOf, ruleFor } from '#server/features/personal-data/found-rows.ts'
import { TABLE_RULES } from '#server/tables.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { columnsWith } from '#tests/helpers/columns-with.ts'
import { fillEveryTable } from '#tests/helpers/fill-every-table.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import {
  publishAddress,
  THANDI,
  useEverywhere,
  useTheRest,
} from '#tests/helpers/used-everywhere.ts'

const VISITOR = { email: THANDI.email }

it('finds every personal row, unless its mark cannot be traced to anybody', () => {
  for (const person of [{ account: 'x' }, VISITOR])
    for (const table of keysOf(TABLE_RULES)) {
      const rule = ruleFor(TABLE_RULES, table, person)
      const isFound = Object.keys(rule?.found ?? {}).length > 0
      expect(rowsOf(TABLE_RULES, table, person) !== null, table).toBe(isFound)
      if (rule && !isFound) expect(rule.exported, table).toEqual([])
    }
})

it('erases a row before the row that it is found by', () => {
  const order = childrenFirst(TABLE_RULES, VISITOR)
  expect(order.indexOf('ratings')).toBeLessThan(order.indexOf('reviewWriters'))
  expect(order.indexOf('ratings')).toBeLessThan(order.indexOf('bookings'))
  expect(order.indexOf('bookingEvents')).toBeLessThan(order.indexOf('bookings'))
})

describe.each(USUAL_ENGINES)('the data of one visitor on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    await fillEveryTable(app)
  })
  afterAll(() => app.close())

  it('is found, exported, and erased from every column but those that are kept on purpose', async () => {
    const { db } = app.context
    const { business, past, reviewId } = await useEverywhere(app)
    await useTheRest(app, business)
    await publishAddress(app)
    const held = await findHeld(db, TABLE_RULES, { email: THANDI.email.toUpperCase() })
    const rows = Object.fromEntries(held.map(({ table, rows }) => [table, rows.length]))
    // Every table that can say whose its rows are.
    for (const table of keysOf(TABLE_RULES)) {
      const theirs = rowsOf(TABLE_RULES, table, VISITOR)
      if (theirs === null) continue
      const found = await sql`select 1 from ${sql.table(table)} where ${theirs}`.execute(db)
      expect(found.rows.length, table).toBeGreaterThan(0)
    }
    expect(rows).toMatchObject({
      claims: 1,
      conversationNotes: 1,
      conversations: 1,
      conversationMessages: 1,
      bookings: 2,
      ratings: 2,
      reviewWriters: 1,
      newsletterSignups: 1,
    })
    expect(held.find(({ table }) => table === 'bookings')?.rows).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: THANDI.name, notes: THANDI.notes })]),
    )

    await db
      .transaction()
      .execute((trx) => app.services.erasures.eraseAddress(trx, THANDI.email, 'keep'))
    const texts = [THANDI.name, THANDI.phone, THANDI.email, THANDI.notes, 'Thandiwe']
    // What a page or an import has published stays, and a formal notice, also in the queue.
    expect(await columnsWith(db, texts)).toEqual([
      'businesses.emailPublic',
      'importRows.cells',
      'reviewReports.detail',
      'takedownNotices.name',
    ])
    const review = await db
      .selectFrom('ratings')
      .select(['comment', 'confirmed'])
      .where('id', '=', reviewId)
      .executeTakeFirst()
    expect(review).toEqual({ comment: 'Best line fish in the south.', confirmed: 1 })
    const booking = await db
      .selectFrom('bookings')
      .select(['name', 'status'])
      .where('id', '=', past)
      .executeTakeFirst()
    expect(booking).toEqual({ name: 'Details erased', status: 'completed' })
    const left = await findHeld(db, TABLE_RULES, VISITOR)
    expect(new Set(left.map(({ kind }) => kind))).toEqual(new Set(['unclaimed']))
    expect(await eraseRows(db, TABLE_RULES, VISITOR)).toEqual([])
  })
})
