import { afterEach, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { releaseBusiness } from '#server/features/ownership/release-business.ts'
import { FORMER_OWNER } from '#shared/catalogue/unclaimed.ts'
import { pages } from '#shared/paths.ts'
import { checkFile, countsOf, csv, HEADINGS, importFile } from '#tests/helpers/import-file.ts'
import { type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { startClaims } from './claim-steps.ts'

const ROTIS =
  'M1,Longmarket Rotis,Restaurant,12 Longmarket Street,Bo-Kaap,021 555 0101,rotis.example'

let app: TestApp
afterEach(() => app.close())
const startAt = async (engine: TestApp['engine']) => {
  const steps = await startClaims(engine)
  app = steps.app
  const { db } = app.context
  await importFile(app, csv(HEADINGS, ROTIS))
  const { id } = await db.selectFrom('businesses').select('id').executeTakeFirstOrThrow()
  /** It had an owner, who changed the number and left. */
  const leave = async () => {
    const { id: userId } = await createUser(db)
    await db
      .updateTable('businesses')
      .set({ userId, plan: 'BASIC', phone: '021 555 0177' })
      .where('id', '=', id)
      .execute()
    await db
      .transaction()
      .execute((trx) => releaseBusiness(trx, app.context, id, { isShown: true }))
  }
  return { ...steps, id, leave }
}

describe.each(USUAL_ENGINES)('an imported page whose owner has left, on %s,', (engine) => {
  it('says whose words it has, and an import knows it and leaves them alone', async () => {
    const { business, id, leave } = await startAt(engine)
    await leave()
    const page = (await app.server.inject({ url: pages.business(id) })).body
    expect(page).toContain(FORMER_OWNER)
    expect(page).not.toContain('has not confirmed them')
    expect(page).toContain('<time dateTime="2026-11-18">')
    const again = await importFile(app, csv(HEADINGS, ROTIS.replace('0101', '0999')))
    expect(await countsOf(app, again)).toEqual({ same: 1 })
    expect(await business(id)).toMatchObject({ phone: '021 555 0177' })
    expect(await app.context.db.selectFrom('businesses').select('id').execute()).toHaveLength(1)
    // Also the second time.
    await leave()
    expect(await countsOf(app, await importFile(app, csv(HEADINGS, ROTIS)))).toEqual({ same: 1 })
  })

  it('stays closed if it has closed for good', async () => {
    const { business, id, leave } = await startAt(engine)
    const closedOn = '2026-11-01'
    await app.context.db
      .insertInto('closedBusinesses')
      .values({ businessId: id, closedOn })
      .execute()
    await leave()
    await app.services.unclaimed.follow()
    expect(await business(id)).toMatchObject({ userId: null, status: 'PAUSED' })
    expect((await app.server.inject({ url: pages.business(id) })).body).toContain('closed for good')
  })

  it('stays removed by the name that the list has for it', async () => {
    const { claim, decide, id, leave, list } = await startAt(engine)
    await leave()
    await claim(id, { wish: 'removal', proof: 'papers', said: 'The lease.' })
    const [removal] = (await list()).claims
    expect((await decide(removal.id, 'approve')).statusCode).toBe(200)
    const other = 'M1,Other Words,Plumber,5 Lower Main Road,Observatory,021 555 0102,'
    expect(await countsOf(app, await checkFile(app, csv(HEADINGS, other)))).toEqual({ removed: 1 })
  })
})
