import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness, createUnclaimed } from '#demo/factories/businesses.ts'
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
const OTHER_SOURCE = 'a walk through town'

let app: TestApp
afterEach(() => app.close())

const pagesOf = (column: 'businessName' | 'phone' = 'businessName') =>
  app.context.db
    .selectFrom('businesses')
    .select(column)
    .orderBy(column)
    .execute()
    .then((rows) => rows.map((row) => row[column]))

describe.each(USUAL_ENGINES)('one shop in several rows, on %s,', (engine) => {
  it('is one page, and the others are asked about', async () => {
    app = await createTestApp(engine)
    const rows = Array.from({ length: 300 }, (_, at) => ROTIS.replace('M1', `D${at}`))
    const id = await importFile(app, csv(HEADINGS, ...rows))
    expect(await countsOf(app, id)).toEqual({ new: 1, maybe: 299 })
    expect((await reasonsOf(app, id))[1]).toBe(
      'Same telephone, similar name as in line 2: Longmarket Rotis.',
    )
    expect(await pagesOf()).toEqual(['Longmarket Rotis'])
  })

  it('is one without an id of the source, however its number is written', async () => {
    app = await createTestApp(engine)
    const bare = (phone: string) => `Longmarket Rotis,12 Longmarket Street,Bo-Kaap,${phone}`
    const file = (...rows: string[]) => csv('Name,Address,Suburb,Phone', ...rows)
    const id = await importFile(app, file(bare('021 555 0101'), bare('+27 21 555 0101')))
    expect(await countsOf(app, id)).toEqual({ new: 1, refused: 1 })
    const again = await checkFile(app, file(bare('(021) 555-0101')))
    expect(await countsOf(app, again)).toEqual({ same: 1 })
    // Branches without a number are told apart by their suburbs.
    const branches = ['1 Main Road,Mowbray,', '7 Kloof Street,Gardens,'].map((at) => `Grub,${at}`)
    expect(await countsOf(app, await checkFile(app, file(...branches)))).toEqual({ new: 2 })
  })

  it('does not take the branches of a chain for one shop', async () => {
    app = await createTestApp(engine)
    const branch = (at: number, suburb: string) =>
      `C${at},Grub ${suburb},Restaurant,${at} Main Road,${suburb},021 555 020${at},grub.example`
    const id = await importFile(app, csv(HEADINGS, branch(1, 'Mowbray'), branch(2, 'Gardens')))
    expect(await countsOf(app, id)).toEqual({ new: 2 })
    // Against what is listed it is a question, which changes nothing by itself.
    const third = await importFile(app, csv(HEADINGS, branch(3, 'Observatory')))
    expect(await countsOf(app, third)).toEqual({ maybe: 1 })
    expect(await pagesOf()).toEqual(['Grub Gardens', 'Grub Mowbray'])
  })

  it('is found in a file that was checked before another was written, and answers stay', async () => {
    app = await createTestApp(engine)
    await createUnclaimed(app.context.db, {
      businessName: 'Obs Geysers',
      address: '1 Main Road, Observatory',
      source: 'a list',
    })
    const asked = 'G1,Obs Geysers & Pumps,Other,1 Main Road,Observatory,,'
    const first = await checkFile(app, csv(HEADINGS, ROTIS))
    const second = await checkFile(app, csv(HEADINGS, asked, ROTIS), OTHER_SOURCE)
    expect(await countsOf(app, second)).toEqual({ maybe: 1, new: 1 })
    await app.services.imports.decide(second, undefined, new Map([['new', [1]]]))
    await applyImport(app, first)
    expect(await countsOf(app, second)).toEqual({ maybe: 1, same: 1 })
    await applyImport(app, second)
    expect(await pagesOf()).toEqual(['Longmarket Rotis', 'Obs Geysers', 'Obs Geysers & Pumps'])
  })
})

describe.each(USUAL_ENGINES)('a file that comes again, on %s,', (engine) => {
  const file = csv(HEADINGS, ROTIS)
  const listed = { businessName: 'Longmarket Roti Shop', address: '12 Longmarket Street, Bo-Kaap' }

  it('does not ask what was answered', async () => {
    app = await createTestApp(engine)
    const { db } = app.context
    await createUnclaimed(db, { ...listed, source: OTHER_SOURCE, setBy: { businessName: 'admin' } })
    const first = await importFile(app, file)
    expect(await countsOf(app, first)).toEqual({ maybe: 1 })
    expect(await pagesOf()).toEqual(['Longmarket Roti Shop'])
    expect(await countsOf(app, await checkFile(app, file))).toEqual({ same: 1 })
    const moved = await importFile(app, csv(HEADINGS, ROTIS.replace('0101', '0999')))
    expect(await countsOf(app, moved)).toEqual({ changed: 1 })
    expect(await pagesOf('phone')).toEqual(['021 555 0999'])

    await undoImport(app, moved)
    await undoImport(app, first)
    expect(await countsOf(app, await checkFile(app, file))).toEqual({ maybe: 1 })
    await db.deleteFrom('businesses').execute()
    expect(await db.selectFrom('businessAliases').selectAll().execute()).toEqual([])
  })

  it('says of a page with an owner, once, that it is the same', async () => {
    app = await createTestApp(engine)
    await createBusiness(app.context.db, { ...listed, phone: '021 555 0101' })
    expect(await countsOf(app, await importFile(app, file))).toEqual({ maybe: 1 })
    expect(await countsOf(app, await importFile(app, file))).toEqual({ claimed: 1 })
    expect(await pagesOf()).toEqual(['Longmarket Roti Shop'])
  })

  it('leaves what is only a little alike, unless somebody says otherwise', async () => {
    app = await createTestApp(engine)
    await createUnclaimed(app.context.db, {
      businessName: 'Cape Bank',
      address: '1 Main Road, Mowbray',
      phone: '021 555 0101',
    })
    const id = await importFile(app, file)
    expect(await reasonsOf(app, id)).toEqual(['Same telephone: Cape Bank.'])
    expect(await pagesOf()).toEqual(['Cape Bank'])
  })
})

describe.each(ENGINES)('what happens while an import is undone or written, on %s:', (engine) => {
  /** Holds a change open until the import has had its time to read, and commits it then. */
  const during = async (
    change: (trx: typeof app.context.db) => Promise<unknown>,
    work: () => Promise<void>,
  ) => {
    const begun = Promise.withResolvers<void>()
    const held = app.context.db.transaction().execute(async (trx) => {
      await change(trx)
      begun.resolve()
      await pause(400)
    })
    await begun.promise
    await Promise.all([held, work()])
  }

  it('a review that is on its way keeps its page', async () => {
    app = await createTestApp(engine, { UNCLAIMED: 'on' })
    const id = await importFile(app, csv(HEADINGS, ROTIS))
    const { id: businessId } = await app.context.db
      .selectFrom('businesses')
      .select('id')
      .executeTakeFirstOrThrow()
    await during(
      (trx) => createReviews(trx, businessId, [{ stars: 5, comment: 'The best.' }]),
      () => undoImport(app, id),
    )
    expect(await pagesOf()).toEqual(['Longmarket Rotis'])
    expect((await app.services.imports.get(id)).kept).toBe(1)
  })

  it('a number that a visitor has put right stays', async () => {
    app = await createTestApp(engine)
    await importFile(app, csv(HEADINGS, ROTIS))
    const again = await checkFile(app, csv(HEADINGS, ROTIS.replace('0101', '0999')))
    await during(
      async (trx) => {
        await trx.updateTable('businesses').set({ phone: '021 555 0444' }).execute()
        const setBy = JSON.stringify({ phone: 'visitor' })
        await trx.updateTable('businessSources').set({ setBy }).execute()
      },
      () => applyImport(app, again),
    )
    expect(await pagesOf('phone')).toEqual(['021 555 0444'])
  })
})
