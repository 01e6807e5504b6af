import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TABLES, TABLES_LEFT_OUT } from '#server/operations/tables.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

/** The full-text indexes of SQLite are tables too, and follow the businesses by triggers. */
const INTERNAL = /^(sqlite_|(businessTexts|wordTrigrams)\d*(_|$))/

describe.each(ENGINES)('tables of a backup or a move on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  it('are all tables except those excluded by name', async () => {
    const tables = await app.context.db.introspection.getTables()
    const found = tables.map(({ name }) => name).filter((name) => !INTERNAL.test(name))
    expect(found.sort()).toEqual([...TABLES, ...TABLES_LEFT_OUT].sort())
  })
})
