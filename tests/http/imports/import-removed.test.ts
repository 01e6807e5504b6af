import { afterEach, describe, expect, it } from 'vitest'
import { removedMarks } from '#server/features/unclaimed/removed-marks.ts'
import {
  applyImport,
  checkFile,
  countsOf,
  csv,
  HEADINGS,
  importFile,
  reasonsOf,
} from '#tests/helpers/import-file.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const MALL = '021 555 0101'
const GONE = {
  source: 'elsewhere',
  externalId: 'x',
  businessName: 'Galleria Shoe Repairs',
  suburb: 'Observatory',
  phone: MALL,
  website: 'https://www.chain.example/obs',
}
const ASKED = 'A page with this telephone or website was removed on request.'

describe.each(USUAL_ENGINES)('what was removed on request, on %s,', (engine) => {
  let app: TestApp
  afterEach(() => app.close())

  const start = async () => {
    app = await createTestApp(engine)
  }
  const remove = async (marks = removedMarks(app.context.secret, GONE)) => {
    const rows = marks.map((markHash) => ({ markHash, removedAt: '2026-01-01' }))
    await app.context.db.insertInto('removedBusinesses').values(rows).execute()
  }
  const namesOf = async () => {
    const rows = await app.context.db.selectFrom('businesses').select('businessName').execute()
    return rows.map(({ businessName }) => businessName).toSorted()
  }

  it('is kept out by its name and place, its name and phone, or its website and place', async () => {
    await start()
    await remove()
    const id = await importFile(
      app,
      csv(
        HEADINGS,
        'A1,Galleria Shoe Repairs,Other,9 Lower Main Road,Observatory,,',
        `A2,"The Galleria Shoe Repairs (Pty) Ltd",Other,2 Main Road,Mowbray,${MALL},`,
        'A3,Galleria Cobblers,Other,3 Main Road,Observatory,,chain.example',
      ),
    )
    expect(await countsOf(app, id)).toEqual({ removed: 3 })
    expect(await namesOf()).toEqual([])
  })

  it('does not keep out its neighbours with the number of the mall, or other branches: these are asked', async () => {
    await start()
    await remove()
    const neighbour = `B1,Galleria Sweets,Other,1 Station Road,Observatory,${MALL},`
    const branch = 'B2,Heel and Sole,Other,7 Voortrekker Road,Bellville,,chain.example/bellville'
    const left = await importFile(app, csv(HEADINGS, neighbour, branch))
    expect(await countsOf(app, left)).toEqual({ maybe: 2 })
    expect(await reasonsOf(app, left)).toEqual([ASKED, ASKED])
    expect(await namesOf()).toEqual([])

    const taken = await checkFile(app, csv(HEADINGS, neighbour, branch))
    await app.services.imports.decide(taken, 'new', new Map())
    await applyImport(app, taken)
    expect(await namesOf()).toEqual(['Galleria Sweets', 'Heel and Sole'])
  })

  it('does not stop a page that is there from being brought up to date', async () => {
    await start()
    const neighbour = `B1,Galleria Sweets,Other,1 Station Road,Observatory,${MALL},chain.example`
    await importFile(app, csv(HEADINGS, neighbour))
    await remove()
    const id = await importFile(app, csv(HEADINGS, neighbour.replace('Sweets', 'Sweets & Nuts')))
    expect(await countsOf(app, id)).toEqual({ changed: 1 })
    expect(await namesOf()).toEqual(['Galleria Sweets & Nuts'])
  })

  it('is not brought in by an import that was checked before', async () => {
    await start()
    const id = await checkFile(
      app,
      csv(HEADINGS, 'A1,Galleria Shoe Repairs,Other,9 Lower Main Road,Observatory,,'),
    )
    await remove()
    await applyImport(app, id)
    expect(await namesOf()).toEqual([])
    const { rows } = await app.services.imports.get(id)
    expect(rows).toMatchObject([{ verdict: 'new', outcome: 'left' }])
  })
})
