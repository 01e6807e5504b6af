import { afterEach, describe, expect, it } from 'vitest'
import { createBusiness, createUnclaimed, type UnclaimedInput } from '#demo/factories/businesses.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { startClaims } from './claim-steps.ts'

let app: TestApp
afterEach(() => app.close())
const startAt = async (engine: TestApp['engine']) => {
  const steps = await startClaims(engine)
  app = steps.app
  const { cookie, granted, send } = steps
  const headers = { cookie }
  /** A page whose claimant has been granted it and says this about it. */
  const corrected = async (input: UnclaimedInput, said: Record<string, string>) => {
    const { id, token } = await granted(input)
    expect((await send(claimPages.action(token, 'details'), said)).statusCode).toBe(303)
    return id
  }
  const history = async (q = '') => {
    const url = `/api/admin/changes?q=${encodeURIComponent(q)}`
    return (await app.server.inject({ url, headers })).json().changes
  }
  const putBack = (id: string) =>
    app.server.inject({ method: 'POST', url: `/api/admin/changes/${id}/put-back`, headers })
  const page = async (id: string) => (await app.server.inject({ url: pages.business(id) })).body
  return { ...steps, corrected, history, page, putBack }
}
const setByOf = async (businessId: string) => {
  const { setBy } = await app.context.db
    .selectFrom('businessSources')
    .select('setBy')
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow()
  return JSON.parse(setBy)
}

describe.each(USUAL_ENGINES)('what was changed about a business, on %s,', (engine) => {
  it('is opened again after a false ‘closed for good’', async () => {
    const { business, corrected, history, page, putBack } = await startAt(engine)
    const id = await corrected({ businessName: 'Zaida’s Kitchen' }, { closed: 'yes' })
    expect(await page(id)).toContain('has closed for good')
    const [closing] = await history()
    expect(closing).toMatchObject({ field: 'closed', setBy: 'owner', mayPutBack: true })
    expect((await putBack(closing.id)).statusCode).toBe(200)
    expect(await business(id)).toMatchObject({ status: 'ACTIVE' })
    expect(await page(id)).not.toContain('has closed for good')
    await app.services.unclaimed.follow()
    expect(await business(id)).toMatchObject({ status: 'ACTIVE' })
    expect(await app.context.db.selectFrom('closedBusinesses').selectAll().execute()).toEqual([])
    // Neither twice, nor closed again by this way.
    expect((await putBack(closing.id)).statusCode).toBe(409)
    const reopened = (await history()).find(({ setBy }: { setBy: string }) => setBy === 'admin')
    expect(reopened).toMatchObject({ before: 'Closed for good', after: 'Open', mayPutBack: false })
    expect((await putBack(reopened.id)).statusCode).toBe(409)
    const record = await app.context.db.selectFrom('adminActions').selectAll().execute()
    expect(record).toContainEqual(
      expect.objectContaining({ action: 'open-again', targetLabel: 'Zaida’s Kitchen' }),
    )
  })

  it('opens again only as the switch says', async () => {
    const { business, corrected, history, putBack } = await startAt(engine)
    const id = await corrected({}, { closed: 'yes' })
    const [closing] = await history()
    app.context.config.unclaimed = false
    await putBack(closing.id)
    expect(await business(id)).toMatchObject({ status: 'PAUSED' })
    app.context.config.unclaimed = true
    await app.services.unclaimed.follow()
    expect(await business(id)).toMatchObject({ status: 'ACTIVE' })
  })

  it('goes back field by field, while the page still says so', async () => {
    const { business, corrected, history, putBack } = await startAt(engine)
    const before = { phone: '021 555 0142', website: 'https://zaidas.example' }
    const said = { phone: '021 555 0666', sunday: 'closed', webAddress: 'https://evil.example' }
    const id = await corrected(before, said)
    for (const { id: change, field } of await history())
      if (field !== 'webAddress') expect((await putBack(change)).statusCode).toBe(200)
    expect(await business(id)).toMatchObject({
      phone: '021 555 0142',
      website: 'https://evil.example',
      operatingHours: null,
    })
    expect(await setByOf(id)).toEqual({
      emailPublic: 'import',
      phone: 'admin',
      operatingHours: 'admin',
      website: 'owner',
    })
    const left = (await history()).find(({ field }: { field: string }) => field === 'webAddress')
    await app.context.db
      .updateTable('businesses')
      .set({ website: 'https://zaidas-kitchen.example' })
      .where('id', '=', id)
      .execute()
    expect((await putBack(left.id)).json().detail).toContain('something else by now')
    expect((await putBack('never')).statusCode).toBe(404)
    const record = await app.context.db.selectFrom('adminActions').selectAll().execute()
    expect(record).toContainEqual(
      expect.objectContaining({ action: 'put-back', detail: 'Phone: 021 555 0142' }),
    )
  })

  it('is found by name on the admin’s page, with a button', async () => {
    const { business, cookie, corrected, history, look, send } = await startAt(engine)
    const id = await corrected({ businessName: 'Zaida’s Kitchen' }, { phone: '021 555 0666' })
    expect(await look(`${ownPages.corrections}?q=kitchen`, cookie)).toContain('021 555 0666')
    const none = await look(`${ownPages.corrections}?q=geysers`, cookie)
    expect(none).toContain('Nothing was changed about such a business.')
    const [change] = await history('zaida')
    const done = await send(ownPages.changePutBack(change.id), {}, cookie)
    expect(done.headers.location).toBe(`${ownPages.corrections}?done=put-back`)
    expect((await business(id))?.phone).toBe('')
  })
})

it('a closed business that nobody has claimed is not named while such businesses are hidden', async () => {
  app = await createTestApp('sqlite')
  const { db } = app.context
  const unclaimed = await createUnclaimed(db, { businessName: 'Trill Road Geysers' })
  const owned = await createBusiness(db, {
    businessName: 'Zaida’s Kitchen',
    ownerInput: { status: 'PAUSED' },
  })
  for (const { id } of [unclaimed, owned])
    await db
      .insertInto('closedBusinesses')
      .values({ businessId: id, closedOn: new Date().toISOString().slice(0, 10) })
      .execute()
  await db
    .updateTable('businesses')
    .set({ status: 'PAUSED' })
    .where('id', '=', unclaimed.id)
    .execute()
  const hidden = await app.server.inject({ url: pages.business(unclaimed.id) })
  expect(hidden.statusCode).toBe(404)
  expect(hidden.body).not.toContain('Trill Road Geysers')
  expect((await app.server.inject({ url: pages.business(owned.id) })).body).toContain(
    'has closed for good',
  )
})
