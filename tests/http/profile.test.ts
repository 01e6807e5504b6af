import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { type CreatedUser, createUser } from '#demo/factories/users.ts'
import { flatPhoto } from '#tests/helpers/photos.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const PROFILE = {
  businessName: 'Harbour Table',
  industry: 'Restaurant',
  area: 'Southern Suburbs',
  address: '14 Quayside Lane, Kalk Bay',
}
const OPEN = { open: '09:00', close: '17:00', closed: false }
const WEEK = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    OPEN,
  ]),
)

describe.each(USUAL_ENGINES)('an owner’s own business on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const put = async (user: CreatedUser, url: string, payload: unknown) =>
    app.server.inject({
      method: 'PUT',
      url,
      payload: payload as object,
      headers: { cookie: await signIn(app, user) },
    })
  const rowOf = (user: CreatedUser) =>
    app.context.db
      .selectFrom('businesses')
      .selectAll()
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow()
  const send = async (user: CreatedUser, colour: string) => {
    const key = await app.services.uploads.create(user.id, await flatPhoto(colour, 50, 50))
    return { key, imageUrl: `/images/${key}/800.webp` }
  }
  const isOnDisk = (key: string) =>
    existsSync(path.join(app.context.config.dataDir, 'images', key, '800.webp'))

  it('is created by the first save, with its category and search texts, and changed by the next', async () => {
    const owner = await createUser(app.context.db, { plan: 'PREMIUM' })
    const version = app.context.catalogue.current()
    const made = await put(owner, '/api/business', PROFILE)
    expect(made.statusCode).toBe(200)
    expect(made.json().profile).toMatchObject({
      ...PROFILE,
      plan: 'PREMIUM',
      status: 'ACTIVE',
      userId: owner.id,
      phone: '',
      imageUrl: null,
    })
    expect(made.json().profile.id).toMatch(/^[0-9A-Za-z]{16}$/)
    expect(app.context.catalogue.current()).not.toBe(version)

    const changed = await put(owner, '/api/business', {
      ...PROFILE,
      businessName: '  Café   Quay ',
      industry: 'Medical',
      phone: '021 555 0143',
      website: 'https://quay.example.co.za/',
      emailPublic: 'hello@quay.example.co.za',
      description: 'First line.\r\nSecond line.\u0000',
    })
    expect(changed.json().profile).toMatchObject({
      id: made.json().profile.id,
      businessName: 'Café Quay',
      description: 'First line.\nSecond line.',
    })
    const row = await rowOf(owner)
    expect(row.categorySlug).toBe('other')
    expect(row.searchName).toContain('cafe quay')
    expect(row.searchDescription).toContain('second line')
  })

  it('leaves omitted fields unchanged', async () => {
    const owner = await createUser(app.context.db)
    await put(owner, '/api/business', { ...PROFILE, phone: '021 555 0143', description: 'Fish.' })
    await put(owner, '/api/business', PROFILE)
    expect(await rowOf(owner)).toMatchObject({ phone: '021 555 0143', description: 'Fish.' })
  })

  it('is created once by many concurrent first saves', async () => {
    const owner = await createUser(app.context.db)
    const cookie = await signIn(app, owner)
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        app.server.inject({
          method: 'PUT',
          url: '/api/business',
          payload: PROFILE,
          headers: { cookie },
        }),
      ),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(16).fill(200))
    expect(new Set(answers.map((answer) => answer.json().profile.id)).size).toBe(1)
  })

  it.each([
    [{ ...PROFILE, businessName: ' ' }, 'businessName', 'Business name is required'],
    [{ ...PROFILE, industry: '' }, 'industry', 'Industry is required'],
    [{ ...PROFILE, industry: 'Piracy' }, 'industry', 'Industry is required'],
    [{ ...PROFILE, area: undefined }, 'area', 'Area is required'],
    [{ ...PROFILE, address: null }, 'address', 'Address is required'],
    [{ ...PROFILE, emailPublic: 'nobody' }, 'emailPublic', 'Invalid email'],
    [{ ...PROFILE, website: 'quay' }, 'website', 'Invalid URL'],
    [{ ...PROFILE, website: 'javascript:alert(1)' }, 'website', 'Invalid URL'],
    [{ ...PROFILE, businessName: 'x'.repeat(121) }, 'businessName', 'to 120 characters'],
    [{ ...PROFILE, description: 'x'.repeat(4001) }, 'description', 'to 4000 characters'],
  ])('refuses %j', async (payload, field, sentence) => {
    const owner = await createUser(app.context.db)
    const answer = await put(owner, '/api/business', payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[field]).toContain(sentence)
    await expect(rowOf(owner)).rejects.toThrow()
  })

  it('ignores fields that owners may not set, and changes no other business', async () => {
    const { owner } = await createBusiness(app.context.db, { businessName: 'Mine' })
    const other = await createBusiness(app.context.db, { businessName: 'Theirs' })
    const theirs = await rowOf(other.owner)
    const before = await rowOf(owner)
    const more = {
      id: other.id,
      profileId: other.id,
      businessId: other.id,
      userId: other.owner.id,
      plan: 'PREMIUM',
      status: 'PAUSED',
      views: 9999,
      ratingSum: 500,
      ratingCount: 100,
      ratingAvg: 5,
      rankScore: 5,
      categorySlug: 'legal',
      createdAt: '2001-01-01T00:00:00.000Z',
      searchName: 'everything',
      imageKey: theirs.imageKey,
    }
    expect((await put(owner, '/api/business', { ...PROFILE, ...more })).statusCode).toBe(200)
    expect(
      (
        await put(owner, '/api/business/listing', {
          priceRange: '$$',
          ...more,
          businessName: 'Owned',
        })
      ).statusCode,
    ).toBe(200)
    const after = await rowOf(owner)
    const { id, userId, plan, status, views, ratingSum, ratingCount, createdAt } = before
    expect(after).toMatchObject({
      id,
      userId,
      plan,
      status,
      views,
      ratingSum,
      ratingCount,
      createdAt,
    })
    expect(after).toMatchObject({ businessName: PROFILE.businessName, priceRange: '$$' })
    expect(await rowOf(other.owner)).toEqual(theirs)
  })

  it('stores hours, lists, price range and year, and says what is wrong with them', async () => {
    const { owner } = await createBusiness(app.context.db)
    const operatingHours = {
      ...WEEK,
      friday: { open: '18:00', close: '02:00', closed: false },
      saturday: { open: '00:00', close: '00:00', closed: false },
      sunday: { open: '', close: '', closed: true },
    }
    const saved = await put(owner, '/api/business/listing', {
      operatingHours,
      services: 'Fish,  Chips , fish,',
      amenities: ['Parking', 'Wi-Fi'],
      priceRange: '$$$',
      yearEstablished: 1994,
    })
    expect(saved.statusCode).toBe(200)
    expect(saved.json().profile).toMatchObject({
      operatingHours,
      services: ['Fish', 'Chips'],
      amenities: ['Parking', 'Wi-Fi'],
      priceRange: '$$$',
      yearEstablished: 1994,
    })
    const wrong: [object, string][] = [
      [{ yearEstablished: 1899 }, 'from 1900 to 2025'],
      [{ yearEstablished: 2026 }, 'from 1900 to 2025'],
      [{ yearEstablished: 1994.5 }, 'from 1900 to 2025'],
      [{ priceRange: 'cheap' }, 'price range'],
      [{ services: Array.from({ length: 31 }, (_, at) => `Service ${at}`) }, 'at most 30'],
      [{ operatingHours: { ...WEEK, monday: { ...OPEN, open: '9am' } } }, 'opening and a closing'],
      [{ operatingHours: { ...WEEK, monday: { ...OPEN, close: '' } } }, 'opening and a closing'],
      [{ operatingHours: { monday: OPEN } }, 'operatingHours'],
    ]
    for (const [payload, sentence] of wrong) {
      const answer = await put(owner, '/api/business/listing', payload)
      expect(answer.statusCode, JSON.stringify(payload)).toBe(400)
      expect(answer.json().detail).toContain(sentence)
    }
    const cleared = await put(owner, '/api/business/listing', {
      operatingHours: null,
      services: [],
      yearEstablished: null,
      priceRange: '',
    })
    expect(cleared.json().profile).toMatchObject({
      operatingHours: null,
      services: [],
      amenities: ['Parking', 'Wi-Fi'],
      yearEstablished: null,
    })
  })

  it('requires the profile before its listing details', async () => {
    const owner = await createUser(app.context.db)
    const answer = await put(owner, '/api/business/listing', { priceRange: '$' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().detail).toContain('save your profile first')
  })

  it.each(['PENDING', 'PAUSED'] as const)('of a %s owner', async (status) => {
    const owner = await createUser(app.context.db, { status })
    const allowed = status === 'PAUSED' ? 200 : 403
    expect((await put(owner, '/api/business', PROFILE)).statusCode).toBe(allowed)
    expect((await put(owner, '/api/business/listing', { priceRange: '$' })).statusCode).toBe(
      allowed,
    )
  })

  it('accepts only an image that its owner uploaded, and removes the previous one', async () => {
    const owner = await createUser(app.context.db)
    const thief = await createUser(app.context.db)
    const [first, second] = [await send(owner, '#111111'), await send(owner, '#222222')]
    const save = (user: CreatedUser, imageUrl: unknown) =>
      put(user, '/api/business', { ...PROFILE, imageUrl })

    expect((await save(owner, first.imageUrl)).json().profile.imageUrl).toBe(first.imageUrl)
    expect((await save(owner, first.imageUrl)).statusCode).toBe(200)
    for (const url of [
      first.imageUrl,
      'https://example.co.za/cat.jpg',
      '/images/../800.webp',
      'javascript:alert(1)',
    ]) {
      const refused = await save(thief, url)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors.imageUrl).toContain('upload that picture first')
    }

    await save(owner, second.imageUrl)
    expect([isOnDisk(first.key), isOnDisk(second.key)]).toEqual([false, true])
    expect((await save(owner, first.imageUrl)).statusCode).toBe(400)
    expect((await save(owner, null)).json().profile.imageUrl).toBeNull()
    expect(isOnDisk(second.key)).toBe(false)
  })

  it('keeps an image that another business still uses', async () => {
    const [one, two] = [await createUser(app.context.db), await createUser(app.context.db)]
    const { key, imageUrl } = await send(one, '#333333')
    await send(two, '#333333')
    for (const user of [one, two]) await put(user, '/api/business', { ...PROFILE, imageUrl })
    await put(one, '/api/business', { ...PROFILE, imageUrl: '' })
    expect(isOnDisk(key)).toBe(true)

    const keys = await app.services.uploads.findKeysOf(two.id)
    await app.context.db.deleteFrom('users').where('id', '=', two.id).execute()
    await app.services.uploads.removeUnwanted(keys)
    expect(isOnDisk(key)).toBe(false)
  })
})
