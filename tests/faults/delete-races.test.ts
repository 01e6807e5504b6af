import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CreatedBusiness, createBusiness } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { IMAGE_FILES } from '#server/platform/images/image-files.ts'
import { effort } from '#tests/helpers/effort.ts'
import { multipart } from '#tests/helpers/multipart.ts'
import { flatPhoto } from '#tests/helpers/photos.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0'
const AT_ONCE = 64
const ROUNDS = effort(1, 20)
const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1)

/** Success, not signed in, not found, or a conflict. Never a server error. */
const ANSWERS = new Set([200, 201, 204, 401, 404, 409])

describe.each(ENGINES)('deleting an owner while everybody writes, on %s', (engine) => {
  let app: TestApp
  let admin: string
  beforeAll(async () => {
    app = await createTestApp(engine)
    admin = await signInAsAdmin(app)
  })
  afterAll(() => app.close())

  interface Scene extends CreatedBusiness {
    session: string
    form: Awaited<ReturnType<typeof multipart>>
  }
  const send = async (
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object | Buffer,
    headers: Record<string, string> = {},
  ) => (await app.server.inject({ method, url, payload, headers })).statusCode

  const writes: ((scene: Scene, index: number) => Promise<number>)[] = [
    ({ id }, index) =>
      send('POST', '/api/booking', {
        businessId: id,
        name: `Visitor ${index}`,
        phone: '060 000 0000',
        email: `visitor-${index}@example.co.za`,
      }),
    ({ id }, index) =>
      send('POST', '/api/rating', { businessId: id, stars: 1 + (index % 5), comment: 'Lekker' }),
    ({ id }) => send('POST', '/api/share/track', { businessId: id }),
    ({ id }) => send('POST', `/api/business/${id}/view`, {}, { 'user-agent': BROWSER }),
    ({ session }, index) =>
      send(
        'PUT',
        '/api/business',
        {
          businessName: `Name ${index}`,
          industry: 'Other',
          area: 'City Bowl',
          address: '1 Long Street',
        },
        { cookie: session },
      ),
    ({ session, form }) =>
      send('POST', '/api/upload', form.payload, { ...form.headers, cookie: session }),
    ({ id }) => send('POST', '/api/admin/featured-gems', { businessId: id }, { cookie: admin }),
    ({ owner }) => send('POST', '/api/login', { email: owner.email, password: TEST_PASSWORD }),
  ]

  it.each(rounds)(
    'answers everybody, and leaves no rows without an owner (round %i)',
    {
      timeout: 60_000,
    },
    async (round) => {
      const { db, config } = app.context
      const owner = await createUser(db, { password: TEST_PASSWORD })
      const business = await createBusiness(db, { owner })
      const colour = `#${(round * 4099).toString(16).padStart(6, '0')}`
      const scene: Scene = {
        ...business,
        session: await signIn(app, owner),
        form: await multipart({ bytes: await flatPhoto(colour, 200, 100) }),
      }
      const under: Promise<number>[] = []
      let deleted: Promise<number> | undefined
      for (let index = 0; index < AT_ONCE; index += 1) {
        const write = writes[index % writes.length]
        if (write) under.push(write(scene, index))
        if (index === AT_ONCE / 2)
          deleted = send('DELETE', `/api/admin/users/${owner.id}`, undefined, { cookie: admin })
        // At another time in each round: before, during and after the others.
        if (index % (1 + (round % 7)) === 0) await new Promise((resolve) => setTimeout(resolve, 1))
      }
      expect(await deleted).toBe(200)
      const answers = await Promise.all(under)
      const odd = answers.flatMap((status, index) =>
        ANSWERS.has(status) ? [] : [`${index % writes.length}: ${status}`],
      )
      expect(odd).toEqual([])
      // Afterwards the owner can neither get mail nor sign in.
      for (const [index, write] of writes.entries())
        expect([204, 401, 404], String(index)).toContain(await write(scene, index))
      await app.services.views.flush()

      for (const table of [
        'ratings',
        'bookings',
        'featuredGems',
        'dailyCounters',
        'recentViews',
      ] as const) {
        const orphans = await db
          .selectFrom(table)
          .leftJoin('businesses', 'businesses.id', `${table}.businessId`)
          .where('businesses.id', 'is', null)
          .select(`${table}.businessId`)
          .execute()
        expect(orphans, table).toEqual([])
      }
      for (const table of [
        'businesses',
        'sessions',
        'knownDevices',
        'signedInDevices',
        'credentials',
        'uploads',
      ] as const) {
        const orphans = await db
          .selectFrom(table)
          .leftJoin('users', 'users.id', `${table}.userId`)
          .where('users.id', 'is', null)
          .select(`${table}.userId`)
          .execute()
        expect(orphans, table).toEqual([])
      }
      // An image uploaded during the deletion stays until the nightly cleanup at most, and complete.
      const images = path.join(config.dataDir, 'images')
      for (const folder of existsSync(images) ? readdirSync(images) : [])
        expect(readdirSync(path.join(images, folder))).toHaveLength(IMAGE_FILES.length)
    },
  )
})
