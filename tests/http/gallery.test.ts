import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { type CreatedUser, createUser } from '#demo/factories/users.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { OwnGallery } from '#shared/schemas/gallery.ts'
import { multipart } from '#tests/helpers/multipart.ts'
import { flatPhoto, heicStart, lyingPhotoWithPlace } from '#tests/helpers/photos.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const DAY = 24 * 60 * 60 * 1000
let lastColour = 0
/** Each is different content, so that no two businesses share a file. */
const colours = (count: number) =>
  Array.from({ length: count }, () => {
    lastColour += 1
    return `rgb(${(lastColour % 16) * 16}, ${Math.floor(lastColour / 16) * 16}, 140)`
  })

describe.each(USUAL_ENGINES)('the photos of a business on %s', (engine) => {
  let app: TestApp
  let now = new Date()
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const inject = async (
    user: CreatedUser,
    method: 'GET' | 'PUT' | 'DELETE',
    rest = '',
    payload?: object,
  ) =>
    app.server.inject({
      method,
      url: `/api/business/images${rest}`,
      payload,
      headers: { cookie: await signIn(app, user) },
    })
  const send = async (user: CreatedUser, bytes: Buffer) => {
    const form = await multipart({ bytes })
    return app.server.inject({
      method: 'POST',
      url: '/api/business/images',
      payload: form.payload,
      headers: { ...form.headers, cookie: await signIn(app, user) },
    })
  }
  const sendColour = async (user: CreatedUser, colour = '#357913') =>
    send(user, await flatPhoto(colour, 40, 30))
  const listOf = async (user: CreatedUser): Promise<OwnGallery> =>
    (await inject(user, 'GET')).json()
  const idsOf = ({ images }: OwnGallery) => images.map(({ id }) => id)
  const onDisk = (key: string) =>
    existsSync(path.join(app.context.config.dataDir, 'images', key, '800.webp'))
  const setPlan = (user: CreatedUser, plan: Plan) =>
    app.context.db.updateTable('users').set({ plan }).where('id', '=', user.id).execute()
  const publicImages = async (id: string) =>
    (await app.server.inject(`/api/business/${id}`)).json().business.images

  const ownerWith = async (plan: Plan, photos: readonly string[] = []) => {
    const business = await createBusiness(app.context.db, { ownerInput: { plan } })
    for (const colour of photos)
      expect((await sendColour(business.owner, colour)).statusCode).toBe(200)
    return { owner: business.owner, id: business.id }
  }

  it('are added: the first is the cover, and a page with only that says nothing of others', async () => {
    const { owner, id } = await ownerWith('PREMIUM')
    const version = app.context.catalogue.current()
    const first: OwnGallery = (await sendColour(owner, 'red')).json()
    expect(first).toEqual({
      limit: 12,
      images: [
        {
          id: expect.stringMatching(/^[0-9a-f]{32}$/),
          imageUrl: `/images/${first.images[0]?.id}/800.webp`,
          caption: '',
          isShown: true,
          deletedISO: null,
        },
      ],
    })
    expect(app.context.catalogue.current()).not.toBe(version)
    const alone = (await app.server.inject(`/api/business/${id}`)).json().business
    expect(alone).toMatchObject({ imageUrl: first.images[0]?.imageUrl, images: [] })

    const second: OwnGallery = (await sendColour(owner, 'green')).json()
    expect(idsOf(second)).toEqual([first.images[0]?.id, expect.any(String)])
    expect(await publicImages(id)).toEqual(
      second.images.map(({ imageUrl }) => ({ imageUrl, caption: '' })),
    )
  })

  it('the same photo sent again, because its answer was lost, is there once', async () => {
    const photos = colours(3)
    const { owner } = await ownerWith('BASIC', photos)
    const again = await sendColour(owner, photos[1])
    expect(again.statusCode).toBe(200)
    expect(again.json().images).toHaveLength(3)
  })

  it('lose place, owner and rotation', async () => {
    const { owner } = await ownerWith('BASIC')
    const added: OwnGallery = (await send(owner, await lyingPhotoWithPlace())).json()
    const { rawPayload } = await app.server.inject(added.images[0]?.imageUrl ?? '')
    const { width, height, exif } = await sharp(rawPayload).metadata()
    expect({ width, height, exif }).toEqual({ width: 400, height: 800 })
  })

  it('HEIC is answered with what to do, and a business that is not saved yet too', async () => {
    const { owner } = await ownerWith('BASIC')
    const heic = await send(owner, heicStart())
    expect([heic.statusCode, heic.json().detail]).toEqual([400, expect.stringContaining('JPEG')])
    const fresh = await createUser(app.context.db)
    expect(await listOf(fresh)).toEqual({ images: [], limit: 3 })
    const early = await sendColour(fresh)
    expect([early.statusCode, early.json().detail]).toEqual([
      409,
      'Please save your profile first, then add photos.',
    ])
  })

  it.each([
    ['BASIC', 3],
    ['PREMIUM', 12],
  ] as const)('on %s never exceed %i, however many come at once', async (plan, limit) => {
    const { owner, id } = await ownerWith(plan)
    const answers = await Promise.all(colours(14).map((colour) => sendColour(owner, colour)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(limit)
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    for (const answer of refused)
      expect([answer.statusCode, answer.json().detail]).toEqual([
        409,
        expect.stringContaining('Remove one to add another'),
      ])
    const list = await listOf(owner)
    expect(new Set(idsOf(list)).size).toBe(limit)
    expect(await publicImages(id)).toHaveLength(limit)
    // What was refused is not kept.
    const uploads = await app.context.db
      .selectFrom('uploads')
      .select('imageKey')
      .where('userId', '=', owner.id)
      .execute()
    expect(uploads.map(({ imageKey }) => imageKey).toSorted()).toEqual(idsOf(list).toSorted())
  })

  it('are ordered and captioned: the first becomes the cover, in lists too', async () => {
    const { owner, id } = await ownerWith('BASIC', colours(3))
    const [a = '', b = '', c = ''] = idsOf(await listOf(owner))
    const saved = await inject(owner, 'PUT', '', {
      images: [
        { id: c, caption: '  The  terrace\n at six ' },
        { id: a, caption: '' },
        { id: b, caption: 'The counter' },
      ],
    })
    expect(saved.json().images).toMatchObject([
      { id: c, caption: 'The terrace at six' },
      { id: a, caption: '' },
      { id: b, caption: 'The counter' },
    ])
    expect(await publicImages(id)).toMatchObject([
      { caption: 'The terrace at six' },
      { caption: '' },
      { caption: 'The counter' },
    ])
    const shown = (await app.server.inject(`/api/business/${id}`)).json().business
    expect(shown.imageUrl).toBe(`/images/${c}/800.webp`)
    const markup = (await app.server.inject(`/business/${id}`)).body
    for (const key of [a, b, c]) expect(markup).toContain(`/images/${key}/1200.webp`)
  })

  it('a stale list, an unknown photo or one named twice changes nothing', async () => {
    const { owner } = await ownerWith('BASIC', colours(3))
    const before = await listOf(owner)
    const [a = '', b = '', c = ''] = idsOf(before)
    const lists = [[a, b], [a, b, c, c], [a, a, b], [a, b, 'none'], []]
    for (const list of lists) {
      const answer = await inject(owner, 'PUT', '', {
        images: list.map((id) => ({ id, caption: 'x' })),
      })
      expect(answer.statusCode).toBe(409)
    }
    expect(await listOf(owner)).toEqual(before)
    const long = await inject(owner, 'PUT', '', { images: [{ id: a, caption: 'x'.repeat(141) }] })
    expect(long.statusCode).toBe(400)
    expect(JSON.stringify(long.json().errors)).toContain('140 characters')
  })

  it('are removed with their files; after the cover the next one is the cover', async () => {
    const { owner, id } = await ownerWith('BASIC', colours(3))
    const [a = '', b = '', c = ''] = idsOf(await listOf(owner))
    const removed = await inject(owner, 'DELETE', `/${a}`)
    expect(idsOf(removed.json())).toEqual([b, c])
    expect([onDisk(a), onDisk(b)]).toEqual([false, true])
    expect((await app.server.inject(`/api/business/${id}`)).json().business.imageUrl).toContain(b)
    const twice = await inject(owner, 'DELETE', `/${a}`)
    expect(twice.statusCode).toBe(404)
    await inject(owner, 'DELETE', `/${c}`)
    await inject(owner, 'DELETE', `/${b}`)
    expect(await listOf(owner)).toEqual({ images: [], limit: 3 })
    expect((await app.server.inject(`/api/business/${id}`)).json().business.imageUrl).toBeNull()
  })

  it('of somebody else cannot be touched', async () => {
    const { owner } = await ownerWith('BASIC', colours(2))
    const [a = ''] = idsOf(await listOf(owner))
    const { owner: other } = await ownerWith('BASIC')
    expect((await inject(other, 'DELETE', `/${a}`)).statusCode).toBe(404)
    const taken = await inject(other, 'PUT', '', { images: [{ id: a, caption: '' }] })
    expect(taken.statusCode).toBe(409)
    expect((await listOf(owner)).images).toHaveLength(2)
  })

  it('the profile’s own picture is the cover: a new one replaces it, a known one moves there', async () => {
    const { owner, id } = await ownerWith('BASIC', colours(3))
    const [a = '', b = '', c = ''] = idsOf(await listOf(owner))
    const saveImage = async (imageUrl: string | null) => {
      const { businessName, industry, area, address } = (
        await app.server.inject(`/api/business/${id}`)
      ).json().business
      return app.server.inject({
        method: 'PUT',
        url: '/api/business',
        payload: { businessName, industry, area, address, imageUrl },
        headers: { cookie: await signIn(app, owner) },
      })
    }
    expect((await saveImage(`/images/${b}/800.webp`)).statusCode).toBe(200)
    expect(idsOf(await listOf(owner))).toEqual([b, c])
    expect(onDisk(a)).toBe(false)
    await saveImage(null)
    expect(idsOf(await listOf(owner))).toEqual([c])
    expect(await publicImages(id)).toMatchObject([{ imageUrl: `/images/${c}/800.webp` }])
  })

  it('that a smaller plan hides stay for twelve months, and come back with the larger one', async () => {
    const { owner, id } = await ownerWith('PREMIUM', colours(6))
    const keys = idsOf(await listOf(owner))
    await setPlan(owner, 'BASIC')
    expect(await publicImages(id)).toHaveLength(3)
    await app.services.galleries.clearHidden()
    const hidden = await listOf(owner)
    expect(hidden.images.map(({ isShown }) => isShown)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(hidden.images[5]?.deletedISO).toMatch(/^20/)
    expect((await sendColour(owner, colours(1)[0])).statusCode).toBe(409)

    now = new Date(now.getTime() + 300 * DAY)
    await setPlan(owner, 'PREMIUM')
    await app.services.galleries.clearHidden()
    expect(await publicImages(id)).toHaveLength(6)
    await setPlan(owner, 'BASIC')
    await app.services.galleries.clearHidden()
    now = new Date(now.getTime() + 300 * DAY)
    // The months count from the second time.
    expect(await app.services.galleries.clearHidden()).toBe(0)
    // Moved forward, the last is shown, and the third hidden.
    const swapped = [5, 0, 1, 2, 3, 4].map((index) => ({ id: keys[index] ?? '', caption: '' }))
    await inject(owner, 'PUT', '', { images: swapped })
    await app.services.galleries.clearHidden()
    now = new Date(now.getTime() + 80 * DAY)
    expect(await app.services.galleries.clearHidden()).toBe(2)
    expect(idsOf(await listOf(owner))).toEqual([5, 0, 1, 2].map((index) => keys[index]))
    expect([onDisk(keys[4] ?? ''), onDisk(keys[2] ?? '')]).toEqual([false, true])
  })

  it('are not swept as unused, and go with the account', async () => {
    const { owner } = await ownerWith('PREMIUM', colours(3))
    const keys = idsOf(await listOf(owner))
    now = new Date(now.getTime() + 3 * DAY)
    await app.services.uploads.sweep()
    expect(keys.map(onDisk)).toEqual([true, true, true])
    const admin = await createUser(app.context.db, { role: 'ADMIN' })
    const deleted = await app.server.inject({
      method: 'DELETE',
      url: `/api/admin/users/${owner.id}`,
      headers: { cookie: await signIn(app, admin) },
    })
    expect(deleted.statusCode).toBeLessThan(300)
    expect(keys.map(onDisk)).toEqual([false, false, false])
  })
})
