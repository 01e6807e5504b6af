import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages, reviewPages } from '#shared/paths.ts'
import { columnsWith } from '#tests/helpers/columns-with.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'
import { THANDI, useEverywhere, useTheRest } from '#tests/helpers/used-everywhere.ts'

const TEXTS = [THANDI.name, THANDI.phone, THANDI.email, THANDI.notes, 'Thandiwe']

/** Every file below the folder whose bytes have one of the texts, in any case. */
function filesWith(folder: string, texts: string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const content = readFileSync(file, 'latin1').toLowerCase()
      return texts.some((text) => content.includes(text.toLowerCase()))
    })
    .map((file) => path.relative(folder, file))
}

describe.each(ENGINES)('what an erasure leaves on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())
  const body = async (url: string) => (await app.server.inject({ url })).body

  it('is nothing in tables, the index, cached pages or any file of the data folder', async () => {
    const { db } = app.context
    const { business } = await useEverywhere(app)
    await useTheRest(app, business)
    const folder = app.environment.DATA_DIR ?? ''
    const shown = [
      pages.home,
      pages.business(business.id),
      reviewPages.all(business.id),
      `/api/business/${business.id}`,
      `/api/businesses?q=Thandiwe`,
      `/api/suggestions?q=Thandi`,
      `${pages.search}?q=Thandiwe`,
    ]
    // Twice: the second time from the cache.
    for (const url of [...shown, ...shown]) await body(url)
    expect(await body(pages.business(business.id))).toContain('Thandiwe')
    const sqliteFiles = engine === 'sqlite' ? ['cpt.sqlite', 'cpt.sqlite-wal'] : []
    expect(sqliteFiles).toEqual(expect.arrayContaining(filesWith(folder, TEXTS)))

    await db
      .transaction()
      .execute((trx) => app.services.erasures.eraseAddress(trx, THANDI.email, 'remove'))
    // The formal notice is kept for the reason that the page gives: its row, the same words in the
    // admins' queue, and the mail about it that waits. All other mail is searched.
    await db.deleteFrom('outboxMessages').where('kind', '=', 'takedown-notice').execute()
    const { id } = await db.selectFrom('takedownNotices').select('id').executeTakeFirstOrThrow()
    await db.deleteFrom('reviewReports').where('reporterHash', '=', id).execute()
    await db.deleteFrom('takedownNotices').execute()

    expect(await columnsWith(db, TEXTS)).toEqual([])
    for (const url of shown) {
      const answer = (await body(url)).replaceAll(/q=Thandi\w*/g, '')
      for (const text of [THANDI.name, THANDI.phone, THANDI.email, THANDI.notes])
        expect(answer, url).not.toContain(text)
    }
    for (const url of shown.slice(0, 4)) expect(await body(url), url).not.toContain('Thandiwe')
    expect(
      (await app.server.inject({ url: '/api/businesses?q=Thandiwe' })).json().businesses,
    ).toEqual([])
    // The nightly task empties SQLite's log as well.
    await app.services.retention.removeDue()
    expect(filesWith(folder, TEXTS)).toEqual([])
  })
})
