import { afterEach, describe, expect, it } from 'vitest'
import { createBusiness, createUnclaimed } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { presentWithRows } from '#server/features/imports/import.presenter.ts'
import {
  applyImport,
  checkFile,
  countsOf,
  csv,
  HEADINGS,
  importFile,
  reasonsOf,
  undoImport,
} from '#tests/helpers/import-file.ts'
import { createTestApp, ENGINES, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const ROTIS =
  'M1,Longmarket Rotis,Restaurant,12 Longmarket Street,Bo-Kaap,021 555 0101,rotis.example'
const GEYSERS = 'M2,Obs Geysers,Plumber,5 Lower Main Road,Observatory,021 555 0102,'

let app: TestApp
afterEach(() => app.close())

const stored = () =>
  app.context.db
    .selectFrom('businesses')
    .select([
      'id',
      'businessName',
      'industry',
      'suburb',
      'area',
      'phone',
      'website',
      'status',
      'plan',
    ])
    .orderBy('businessName')
    .execute()
const namesOf = async () => (await stored()).map(({ businessName }) => businessName)

describe.each(ENGINES)('an import on %s', (engine) => {
  it('writes nothing before it is applied, then each row once, in its place', async () => {
    app = await createTestApp(engine, { UNCLAIMED: 'on' })
    const id = await checkFile(app, csv(HEADINGS, ROTIS, GEYSERS))
    expect(await countsOf(app, id)).toEqual({ new: 2 })
    expect(await stored()).toEqual([])

    await applyImport(app, id)
    expect(await stored()).toMatchObject([
      {
        businessName: 'Longmarket Rotis',
        industry: 'Restaurant',
        suburb: 'Bo-Kaap',
        area: 'City Bowl',
        website: 'https://rotis.example',
        status: 'ACTIVE',
        plan: '',
      },
      { businessName: 'Obs Geysers', industry: 'Home Services', suburb: 'Observatory' },
    ])
    await expect(applyImport(app, id)).rejects.toThrow('only once')
    const { body } = await app.server.inject({ url: '/api/businesses?q=rotis' })
    expect(body).toContain('Longmarket Rotis')
  })

  it('goes on after the process died, and does no row twice', async () => {
    app = await createTestApp(engine)
    const rows = Array.from(
      { length: 250 },
      (_, at) => `N${at},Stall number ${at},Other,${at} Main Road,Observatory,,`,
    )
    const id = await checkFile(app, csv(HEADINGS, ...rows))
    // As a kill -9 after the first chunk leaves it.
    await app.context.db
      .updateTable('imports')
      .set({ state: 'applying', position: 0 })
      .where('id', '=', id)
      .execute()
    await Promise.all([app.services.imports.work(), app.services.imports.work()])
    expect(await namesOf()).toHaveLength(250)
    await app.context.db
      .updateTable('imports')
      .set({ state: 'applying', position: 0 })
      .where('id', '=', id)
      .execute()
    await app.services.imports.work()
    expect(await namesOf()).toHaveLength(250)
  })

  it('changes only what differs, and never what somebody else has set', async () => {
    app = await createTestApp(engine)
    await importFile(app, csv(HEADINGS, ROTIS, GEYSERS))
    const again = await checkFile(app, csv(HEADINGS, ROTIS, GEYSERS))
    expect(await countsOf(app, again)).toEqual({ same: 2 })

    const [rotis] = await stored()
    await app.context.db
      .updateTable('businessSources')
      .set({ setBy: JSON.stringify({ phone: 'admin' }) })
      .where('businessId', '=', rotis?.id ?? '')
      .execute()
    const changed = csv(
      HEADINGS,
      ROTIS.replace('0101', '0999').replace('12 Long', '14 Long'),
      GEYSERS,
    )
    const id = await checkFile(app, changed)
    expect(await countsOf(app, id)).toEqual({ changed: 1, same: 1 })
    expect(await reasonsOf(app, id)).toEqual(['Changes: address.'])
    await applyImport(app, id)
    expect(await stored()).toMatchObject([{ phone: '021 555 0101' }, {}])
  })

  it('is taken back, except what was claimed or reviewed since', async () => {
    app = await createTestApp(engine, { UNCLAIMED: 'on' })
    const { db } = app.context
    const third = 'M3,Third Stall,Other,1 Main Road,Observatory,,'
    const id = await importFile(app, csv(HEADINGS, ROTIS, GEYSERS, third))
    const [rotis, geysers] = await stored()
    const reviewed = await app.server.inject({
      method: 'POST',
      url: '/api/rating',
      payload: { businessId: rotis?.id, stars: 4 },
    })
    expect(reviewed.statusCode).toBe(201)
    const owner = await createUser(db)
    await db
      .updateTable('businesses')
      .set({ userId: owner.id, plan: owner.plan, status: owner.status })
      .where('id', '=', geysers?.id ?? '')
      .execute()
    await undoImport(app, id)
    expect(await namesOf()).toEqual(['Longmarket Rotis', 'Obs Geysers'])
    expect((await app.services.imports.get(id)).kept).toBe(2)
    await expect(undoImport(app, id)).rejects.toThrow('Only a finished import')
  })
})

describe.each(USUAL_ENGINES)('what an import makes of a row, on %s', (engine) => {
  it('restores what it had changed', async () => {
    app = await createTestApp(engine)
    await importFile(app, csv(HEADINGS, ROTIS))
    const id = await importFile(app, csv(HEADINGS, ROTIS.replace('0101', '0999')))
    expect(await stored()).toMatchObject([{ phone: '021 555 0999' }])
    await undoImport(app, id)
    expect(await stored()).toMatchObject([{ phone: '021 555 0101' }])
  })

  it('asks about what is perhaps listed already, and leaves owners alone', async () => {
    app = await createTestApp(engine)
    const at = { address: '12 Longmarket Street, Bo-Kaap', area: 'City Bowl' } as const
    const owned = await createBusiness(app.context.db, {
      ...at,
      businessName: 'Longmarket Roti Shop',
      phone: '+27 21 555 0101',
    })
    const id = await checkFile(app, csv(HEADINGS, ROTIS))
    expect(await countsOf(app, id)).toEqual({ maybe: 1 })
    expect(await reasonsOf(app, id)).toEqual([
      'Same telephone, similar name: Longmarket Roti Shop.',
    ])
    await applyImport(app, id)
    expect(await namesOf()).toEqual([owned.businessName])

    await undoImport(app, id)
    const other = await checkFile(app, csv(HEADINGS, ROTIS))
    await app.services.imports.decide(other, 'new', new Map())
    await applyImport(app, other)
    expect(await namesOf()).toEqual(['Longmarket Roti Shop', 'Longmarket Rotis'])
  })

  it('refuses rows with a sentence, and takes the rest', async () => {
    app = await createTestApp(engine)
    const id = await checkFile(
      app,
      csv(
        HEADINGS,
        ROTIS,
        'M3,,Other,1 Main Road,Observatory,,',
        'M4,=HYPERLINK("x"),Other,1 Main Road,Observatory,,',
        'M5,Far Away,Other,1 Church Street,Pretoria,,',
        'M6,Excel,Other,1 Main Road,Observatory,2.77E+10,',
        'M9,No number,Other,1 Main Road,Observatory,ask inside,',
        'M1,Again,Other,1 Main Road,Observatory,,',
        'M7,No zero,Other,2 Main Road,Observatory,215550107,',
        // A street that has the name of another suburb.
        'M8,Wellington Tuine,Other,7 Wellington Road,Durbanville,,',
      ),
    )
    expect(await countsOf(app, id)).toEqual({ new: 4, refused: 5 })
    const { rows } = presentWithRows(await app.services.imports.get(id))
    expect(rows.find(({ name }) => name === 'Wellington Tuine')?.address).toBe(
      '7 Wellington Road, Durbanville',
    )
    expect(rows.filter(({ verdict }) => verdict === 'refused').map(({ name }) => name)).toEqual([
      '',
      '=HYPERLINK("x")',
      'Far Away',
      'No number',
      'Again',
    ])
    expect(await reasonsOf(app, id)).toEqual([
      '',
      '',
      '',
      '',
      'There is no name in this row.',
      '‘=HYPERLINK("x")’ is a formula and not a text.',
      'No suburb of ours is in ‘1 Church Street, Pretoria’.',
      '‘ask inside’ is no phone number that can be called.',
      'The same business as in line 2.',
    ])
  })

  it('updates one that is listed without an owner', async () => {
    app = await createTestApp(engine)
    await createUnclaimed(app.context.db, {
      businessName: 'Longmarket Rotis',
      address: '12 Longmarket St, Bo-Kaap',
      phone: '',
      source: 'a walk through town',
    })
    const id = await importFile(app, csv(HEADINGS, ROTIS))
    expect(await countsOf(app, id)).toEqual({ maybe: 1 })
    expect(await stored()).toMatchObject([{ phone: '021 555 0101' }])
    expect(await countsOf(app, await checkFile(app, csv(HEADINGS, ROTIS)))).toEqual({ same: 1 })
  })
})
