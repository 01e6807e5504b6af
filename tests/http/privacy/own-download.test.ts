import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownPages } from '#shared/own-paths.ts'
import { photo } from '#tests/helpers/photos.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { THANDI, useEverywhere } from '#tests/helpers/used-everywhere.ts'

const DAY_MS = 24 * 3600 * 1000

describe.each(USUAL_ENGINES)("an owner's download on %s", (engine) => {
  let app: TestApp
  let now: Date
  beforeEach(async () => {
    now = new Date()
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterEach(() => app.close())

  const begin = async () => {
    const { business } = await useEverywhere(app)
    const image = await photo(80, 60).png().toBuffer()
    await app.services.uploads.create(business.owner.id, image)
    const cookie = await signIn(app, business.owner)
    const get = (url: string) => app.server.inject({ method: 'GET', url, headers: { cookie } })
    const ask = () =>
      app.server.inject({ method: 'POST', url: ownPages.accountDownload, headers: { cookie } })
    const file = (format: string) => get(`/api/account/data?format=${format}`)
    const mails = async () =>
      (
        await app.context.db
          .selectFrom('outboxMessages')
          .select('recipient')
          .where('kind', '=', 'data-download')
          .execute()
      ).map(({ recipient }) => recipient)
    return { owner: business.owner, get, ask, file, mails }
  }
  const run = () => app.services.dataDownloads.runDue()

  it('is made by the task, mailed once, and kept for three days', async () => {
    const { owner, get, ask, file, mails } = await begin()
    expect((await file('json')).json().detail).toContain('There is no download at the moment')
    const asked = await Promise.all([ask(), ask()])
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    expect((await get(ownPages.account)).body).toContain('Being made.')
    expect(await run()).toBe(1)
    expect(await run()).toBe(0)
    expect(await mails()).toEqual([owner.email])

    const json = (await file('json')).json()
    const kinds = json.held.map(({ table }: { table: string }) => table)
    expect(kinds).toEqual(expect.arrayContaining(['users', 'businesses', 'bookings', 'uploads']))
    expect(json.pictures).toHaveLength(1)
    const page = await file('html')
    expect(page.headers['content-disposition']).toContain('your-data.html')
    for (const text of [owner.email, 'Crown &amp; Coil', THANDI.notes, 'src="data:image/webp'])
      expect(page.body).toContain(text)
    // Stored encrypted.
    const row = await app.context.db
      .selectFrom('dataDownloads')
      .select('sealedContent')
      .executeTakeFirstOrThrow()
    expect(row.sealedContent).not.toContain(THANDI.notes)

    // Once a day, and the one before stays.
    await ask()
    expect(await run()).toBe(0)
    now = new Date(now.getTime() + 3 * DAY_MS)
    expect((await file('json')).statusCode).toBe(404)
    await run()
    expect(await app.context.db.selectFrom('dataDownloads').selectAll().execute()).toEqual([])
  })

  it('loses a visitor who erases meanwhile, and is made again', async () => {
    const { ask, file, mails } = await begin()
    await ask()
    const erase = () =>
      app.context.db
        .transaction()
        .execute((trx) => app.services.erasures.eraseAddress(trx, THANDI.email, 'keep'))
    // While it is read.
    const { openFile } = app.services.uploads
    app.services.uploads.openFile = async (...args) => {
      app.services.uploads.openFile = openFile
      await erase()
      return openFile(...args)
    }
    expect(await run()).toBe(0)
    expect((await file('json')).statusCode).toBe(404)
    expect(await run()).toBe(1)
    expect((await file('json')).body).not.toContain(THANDI.notes)
    await useEverywhere(app, { ...THANDI, email: 'other@example.com' })
    expect(await mails()).toHaveLength(1)
  })

  it('goes when a visitor in it erases afterwards', async () => {
    const { ask, file } = await begin()
    await ask()
    await run()
    expect((await file('json')).body).toContain(THANDI.notes)
    await app.context.db
      .transaction()
      .execute((trx) => app.services.erasures.eraseAddress(trx, THANDI.email, 'keep'))
    expect((await file('json')).statusCode).toBe(404)
    expect(await run()).toBe(1)
    expect((await file('json')).body).not.toContain(THANDI.notes)
  })
})
