import { afterEach, describe, expect, it } from 'vitest'
import { addPictures } from '#demo/add-pictures.ts'
import { createUnclaimed } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { LIST_SOURCE } from '#demo/unclaimed/unclaimed-list.ts'
import { getSite } from '#server/features/site/site.repository.ts'
import { prepareFirstStart } from '#server/first-start.ts'
import { removeDemo } from '#server/operations/remove-demo.ts'
import { galleryLimit } from '#shared/catalogue/gallery.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const COUNTED = ['businesses', 'businessSources', 'imports', 'importRows', 'corrections'] as const

describe.each(ENGINES)('the demo city on %s', (engine) => {
  let app: TestApp
  afterEach(() => app.close())
  const start = async (settings: Record<string, string> = {}) => {
    app = await createTestApp(engine, { DEMO: 'on', ...settings })
    await prepareFirstStart(app.context, () => undefined)
  }
  const count = async (table: (typeof COUNTED)[number]) => {
    const { count: found } = await app.context.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(found)
  }
  const find = (businessName: string) =>
    app.context.db
      .selectFrom('businesses')
      .select(['id', 'status', 'userId', 'ratingCount'])
      .where('businessName', '=', businessName)
      .executeTakeFirstOrThrow()
  const see = async (url: string, cookie = '') =>
    (await app.server.inject({ url, headers: { cookie } })).body

  it('has forty businesses that nobody has claimed, an import with its report and two corrections', async () => {
    await start()
    expect(await app.services.unclaimed.isOn()).toBe(true)
    expect(await app.services.unclaimed.count()).toBe(40)
    const kitchen = await find('Zaida’s Kitchen')
    expect(kitchen).toMatchObject({ status: 'ACTIVE', userId: null, ratingCount: 3 })
    const page = await see(pages.business(kitchen.id))
    expect(page).toContain('Not claimed yet')
    expect(page).toContain(LIST_SOURCE)

    const cookie = await signInAsAdmin(app)
    const [made] = await app.services.imports.find()
    const report = (
      await app.server.inject({
        url: `/api/admin/imports/${made?.id}`,
        headers: { cookie },
      })
    ).json()
    expect(report).toMatchObject({
      state: 'done',
      total: 44,
      counts: { new: 40, maybe: 1, refused: 3 },
    })
    expect(await see(ownPages.import(made?.id ?? ''), cookie)).toContain('Karoo Fuel Stop')
    expect(await see(ownPages.corrections, cookie)).toContain('Driftwood Tea Room')

    // Below everybody who pays and fits as well.
    const found: { group: string }[] = (
      await app.server.inject({ url: '/api/businesses?q=geyser' })
    ).json().businesses
    const groups = found.map(({ group }) => group)
    expect(groups).toContain('in')
    expect(groups.lastIndexOf('in')).toBeLessThan(groups.indexOf('unclaimed'))

    // As any other import it can be taken back, but for what has been reviewed or is being claimed.
    await app.services.imports.undo({ id: 'admin', email: 'admin@cpt.example' }, made?.id ?? '')
    await app.services.imports.work()
    expect(await app.services.unclaimed.count()).toBe(3)
  })

  it('has three galleries that are full, whose words are on their pages', async () => {
    await start()
    let drawn = 0
    const createFromDrawing = async () => {
      drawn += 1
      return `drawing-${drawn}`
    }
    await addPictures(app.context, { createFromDrawing }, new AbortController().signal)
    const { db } = app.context
    const photos = await db
      .selectFrom('galleryImages')
      .innerJoin('businesses', 'businesses.id', 'galleryImages.businessId')
      .select(['businesses.id', 'businesses.plan', 'businesses.imageCaption', 'caption'])
      .orderBy('position')
      .execute()
    const galleries = [...Map.groupBy(photos, ({ id }) => id).values()]
    expect(galleries).toHaveLength(3)
    for (const gallery of galleries) {
      const [{ id, plan, imageCaption } = {}] = gallery
      expect(gallery).toHaveLength(galleryLimit(plan ?? '') - 1)
      const page = await see(pages.business(id ?? ''))
      const words = [imageCaption ?? '', ...gallery.map(({ caption }) => caption)].filter(Boolean)
      expect(words.length).toBeGreaterThanOrEqual(gallery.length)
      for (const caption of words) expect(page).toContain(caption)
    }
    // The next start finds nothing to do.
    expect(
      await addPictures(app.context, { createFromDrawing }, new AbortController().signal),
    ).toBe(false)
  })

  it('hides them where the setting says so, and is removed with all of it and its switch', async () => {
    await start({ UNCLAIMED: 'off' })
    expect((await find('Zaida’s Kitchen')).status).toBe('PAUSED')
    const own = await createUnclaimed(app.context.db, { businessName: 'Not of the demo' })
    const keeper = await createUser(app.context.db)
    const claimed = await find('Oom Koos Ys')
    await app.context.db
      .updateTable('businesses')
      .set({ userId: keeper.id, plan: keeper.plan, status: keeper.status })
      .where('id', '=', claimed.id)
      .execute()
    expect(await removeDemo(app.context.db)).toMatchObject({ unclaimed: 39 })
    expect(await count('imports')).toBe(0)
    expect(await count('importRows')).toBe(0)
    expect(await count('corrections')).toBe(0)
    const left = await app.context.db.selectFrom('businesses').select('id').execute()
    expect(left.map(({ id }) => id).toSorted()).toEqual([own.id, claimed.id].toSorted())
    expect((await getSite(app.context.db)).unclaimedSince).not.toBeNull()

    await app.context.db.deleteFrom('businesses').execute()
    await removeDemo(app.context.db)
    expect((await getSite(app.context.db)).unclaimedSince).toBeNull()
  })
})

it('does not exist in production, where the switch stays off', async () => {
  const app = await createTestApp('sqlite')
  await prepareFirstStart(app.context, () => undefined)
  expect(await app.services.unclaimed.isOn()).toBe(false)
  expect(await app.services.unclaimed.count()).toBe(0)
  await app.close()
})
