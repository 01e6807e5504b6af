import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createBooking } from '#server/features/bookings/booking.repository.ts'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

type Setting = { key: string; value: string }
const insertSetting = prepareQuery((db, ...settings: [Setting, ...Setting[]]) =>
  db.insertInto('settings').values(settings),
)
const readSetting = prepareQuery((db, { key }: { key: string }) =>
  db.selectFrom('settings').select('value').where('key', '=', key),
)

describe.each(ENGINES)('a prepared query on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())
  const read = async (key: string) => (await readSetting(app.context.db, { key })).rows

  it('runs with the values of each call', async () => {
    const { db } = app.context
    const written = await insertSetting(db, { key: 'one', value: 'first' })
    await insertSetting(db, { key: 'two', value: `it's "second" $1 ?` })
    expect(written.numAffectedRows).toBe(1n)
    expect(await read('one')).toEqual([{ value: 'first' }])
    expect(await read('two')).toEqual([{ value: `it's "second" $1 ?` }])
    expect(await read('three')).toEqual([])
    await insertSetting(db, { key: 'four', value: '4' }, { key: 'five', value: '5' })
    expect([await read('four'), await read('five')]).toEqual([[{ value: '4' }], [{ value: '5' }]])
  })

  it('has another text if a value is left out, and handles null', async () => {
    const { db } = app.context
    const business = await createBusiness(db)
    const booking = {
      businessId: business.id,
      name: 'Thandi',
      phone: '082 000 0100',
      email: 'thandi@example.com',
      createdAt: '2026-12-16T08:00:00.000Z',
      requestKey: null,
      dateISO: null,
      notes: null,
    }
    await createBooking(db, { ...booking, id: 'a', status: 'requested', notes: 'By the window' })
    await createBooking(db, { ...booking, id: 'b' })
    const stored = db.selectFrom('bookings').select(['status', 'notes']).orderBy('id').execute()
    expect(await stored).toEqual([
      { status: 'requested', notes: 'By the window' },
      { status: 'untracked', notes: null },
    ])
  })

  it('belongs to its transaction, and works after one that failed', async () => {
    const { db } = app.context
    const failing = db.transaction().execute(async (trx) => {
      await insertSetting(trx, { key: 'undone', value: 'x' })
      await insertSetting(trx, { key: 'undone', value: 'twice' })
    })
    await expect(failing).rejects.toThrow(/unique/i)
    expect(await read('undone')).toEqual([])
    await insertSetting(db, { key: 'undone', value: 'done' })
    expect(await read('undone')).toEqual([{ value: 'done' }])
  })

  it('invalidates cached pages when it writes what they show', async () => {
    const { db, catalogue } = app.context
    const { id } = await createBusiness(db)
    const seen = catalogue.current()
    await readSetting(db, { key: 'one' })
    expect(catalogue.current()).toBe(seen)
    const describe = prepareQuery((on, { text }: { text: string }) =>
      on.updateTable('businesses').set({ description: text }).where('id', '=', id),
    )
    await describe(db, { text: 'New' })
    expect(catalogue.current()).not.toBe(seen)
  })

  if (engine === 'postgres')
    it('is parsed once by a connection', async () => {
      await app.context.db.connection().execute(async (connection) => {
        for (const key of ['one', 'two', 'three']) await readSetting(connection, { key })
        const { rows } = await sql<{ calls: number }>`
          select generic_plans + custom_plans as "calls" from pg_prepared_statements
          where statement like 'select "value" from "settings"%'`.execute(connection)
        expect(rows).toHaveLength(1)
        expect(rows[0]?.calls).toBeGreaterThanOrEqual(3)
      })
    })
})
