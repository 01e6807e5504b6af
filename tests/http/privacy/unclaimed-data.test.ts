import { afterEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { eraseRows } from '#server/features/personal-data/erase-rows.ts'
import { findHeld } from '#server/features/personal-data/export-rows.ts'
import { findHeldByKind, findStays } from '#server/features/personal-data/held.ts'
import { TABLE_RULES } from '#server/tables.ts'
import { csv, importFile } from '#tests/helpers/import-file.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const MAIL = 'nomsa@example.co.za'
const PHONE = '077 000 0999'
const FILE = csv(
  'Name,Trade,Address,Suburb,Phone,E-mail',
  `Nomsa Dlamini Alterations,Other,4 Main Road,Observatory,${PHONE},${MAIL}`,
  'Somebody Else,Other,5 Main Road,Observatory,077 000 0998,else@example.co.za',
)

describe.each(ENGINES)('a sole trader in an imported list, on %s', (engine) => {
  let app: TestApp
  afterEach(() => app.close())

  it('is found by the published address or number, and not in a page with an owner', async () => {
    app = await createTestApp(engine, { UNCLAIMED: 'on' })
    const { db } = app.context
    await importFile(app, FILE)
    await createBusiness(db, { emailPublic: MAIL, phone: PHONE })

    for (const person of [{ email: MAIL.toUpperCase() }, { phone: PHONE }]) {
      const held = await findHeld(db, TABLE_RULES, person)
      expect(held.map(({ table }) => table).toSorted()).toEqual([
        'businessSources',
        'businesses',
        'importRows',
      ])
      for (const { rows } of held) expect(rows).toHaveLength(1)
      expect(JSON.stringify(held)).toContain('Nomsa Dlamini Alterations')
      expect(JSON.stringify(held)).not.toContain('Somebody Else')
    }
  })

  it('is told why the page stays, and how it goes', async () => {
    app = await createTestApp(engine, { UNCLAIMED: 'on' })
    const { db } = app.context
    await importFile(app, FILE)
    expect(await eraseRows(db, TABLE_RULES, { email: MAIL })).toEqual([])
    const held = await findHeldByKind(db, TABLE_RULES, { email: MAIL })
    const reasons = findStays(TABLE_RULES, held).map(({ reason }) => reason)
    expect(reasons).toHaveLength(2)
    expect(reasons.join(' ')).toMatch(/‘Remove this page’.*30 days/)
  })
})
