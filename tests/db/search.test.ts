import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { findPage, type PageSize } from '#server/features/search/find-page.ts'
import { postgresTextIndex } from '#server/features/search/postgres-text-index.ts'
import type { Scope } from '#server/features/search/search.repository.ts'
import { searchTexts } from '#server/features/search/search-texts.ts'
import { sqliteTextIndex } from '#server/features/search/sqlite-text-index.ts'
import { expandTerms } from '#server/features/search/term-expansions.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { CATEGORY_OF_INDUSTRY, INDUSTRIES } from '#shared/catalogue/industries.ts'
import { PLANS } from '#shared/money/plans.ts'
import { AREAS } from '#shared/places/areas.ts'
import { isEmptyQuery, parseQuery } from '#shared/search/query.ts'
import { searchBusinesses } from '#shared/search/reference.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const SIZE = 3

const sketches = fc.record({
  businessName: fc.constantFrom(
    'Zola Auto',
    'Café Crème',
    "Oom Piet's Geysers",
    'Hair by Nomsa',
    'Salt River Cycles',
    'Chair Doctor',
    'No 7',
    'Ünïcode ß Bar',
  ),
  industry: fc.constantFrom(...INDUSTRIES),
  description: fc.constantFrom(
    '',
    'Sushi and gatsbys, braai on Sundays.',
    'Plumber: burst geysers in Claremont.',
    'Braids, fades and tax returns.',
    'Panel beater for your bakkie.',
    'We mend chairs. 24 hours!',
  ),
  area: fc.constantFrom(...AREAS),
  address: fc.constantFrom(
    '',
    '1 Main Road, Claremont',
    '12 Strand Street',
    '3 Beach Rd, Sea Point',
  ),
  plan: fc.constantFrom(...PLANS),
  status: fc.constantFrom(
    'ACTIVE' as const,
    'ACTIVE' as const,
    'ACTIVE' as const,
    'PAUSED' as const,
  ),
  services: fc.subarray(['Dog grooming', 'Sushi', 'Tax returns', 'Geysers']),
  amenities: fc.subarray(['Halaal', 'Dog friendly', 'Wi-Fi']),
  stars: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
})

const queries = fc.record({
  q: fc.constantFrom(
    '',
    'sushi',
    'plumber',
    'plumber in claremont',
    'hair salon',
    'hair',
    'tax',
    'geyser bakkie',
    'restaurant sea point',
    'Salt River Cycles',
    '7',
    'no',
    'ss',
    'CAFÉ creme',
    'mechanic',
    'zebra',
    'dog grooming',
    'halaal sushi',
    'sushi wi',
    'a b c d e',
  ),
  area: fc.constantFrom('', 'Claremont', 'Strand', 'sea', 'southern suburbs', 'other', 'main road'),
})

describe.each(ENGINES)('search in the database on %s', (engine) => {
  const index = engine === 'sqlite' ? sqliteTextIndex : postgresTextIndex
  let app: TestApp
  let db: Db
  let scope: Omit<Scope, 'expansions' | 'lookups'>
  beforeAll(async () => {
    app = await createTestApp(engine)
    db = app.context.db
    scope = { db, index, category: undefined, filters: {}, now: new Date(), when: null }
  })
  afterAll(() => app.close())

  const search = async (
    q: string,
    area: string,
    page: number,
    size: Omit<PageSize, 'deepest'> & { deepest?: number },
  ) => {
    const parsed = parseQuery(q, area)
    const expansions = await expandTerms(parsed, {
      containing: (piece, limit) => index.findWords(db, piece, limit),
      beginningWith: (beginnings, limit) => index.findWordsBeginning(db, beginnings, limit),
    })
    const result = await findPage({ ...scope, expansions, lookups: new Map() }, { parsed }, page, {
      deepest: size.most,
      ...size,
    })
    return { ...result, ids: result.results.map(({ id }) => id) }
  }

  const found = async (q: string, area = '') =>
    (await search(q, area, 1, { size: 24, most: 1000 })).ids

  /** All pages, one after the other. */
  const findAll = async (q: string, area: string, most: number) => {
    const ids: string[] = []
    for (let page = 1; ; page += 1) {
      const result = await search(q, area, page, { size: SIZE, most })
      ids.push(...result.ids)
      if (page * SIZE >= result.total) return { ...result, ids }
    }
  }

  it('returns what the rules return, in their order, whether few or many match', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(sketches, { maxLength: 25 }),
        fc.array(queries, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(2, 5, 1000),
        async (catalogue, asked, most) => {
          await db.deleteFrom('users').execute()
          for (const { plan, status, stars, ...profile } of catalogue) {
            const { id } = await createBusiness(db, { ...profile, ownerInput: { plan, status } })
            await createReviews(
              db,
              id,
              stars.map((count) => ({ stars: count })),
            )
          }
          const open = await db
            .selectFrom('businesses')
            .selectAll()
            .where('status', '=', 'ACTIVE')
            .execute()
          for (const { q, area } of asked) {
            if (isEmptyQuery(parseQuery(q, area))) continue
            const expected = searchBusinesses(
              open.map((row) => ({
                ...row,
                services: JSON.parse(row.services) as string[],
                amenities: JSON.parse(row.amenities) as string[],
              })),
              parseQuery(q, area),
              most,
            )
            const result = await findAll(q, area, most)
            expect(result.ids).toEqual(expected.found.map(({ id }) => id))
            expect(result.totalIsExact).toBe(expected.totalIsExact)
            expect(result.total).toBe(expected.totalIsExact ? expected.found.length : most)
          }
        },
      ),
      { numRuns: 40 },
    )
  }, 120_000)

  it('reads on past many that only seem to be in the best tier', async () => {
    await db.deleteFrom('users').execute()
    const street = { area: 'City Bowl', address: '12 Strand Street' } as const
    for (let made = 0; made < 12; made += 1)
      await createBusiness(db, { ...street, ownerInput: { plan: 'PREMIUM' } })
    const strand = { area: 'Helderberg', address: '3 Beach Road, Strand' } as const
    const there: string[] = []
    for (const businessName of ['A', 'B', 'C'])
      there.push((await createBusiness(db, { ...strand, businessName })).id)
    expect((await findAll('', 'Strand', 2)).ids).toEqual(there.slice(0, 2))
  })

  it('follows every change of a business', async () => {
    const profile = {
      industry: 'Other',
      area: 'Other',
      address: '',
      description: '',
    } as const
    const none = { services: [], amenities: [] }
    const { id, owner } = await createBusiness(db, { ...profile, businessName: 'Umbrella Clinic' })
    expect(await found('umbrella')).toEqual([id])

    const renamed = { ...profile, businessName: 'Parasol House', address: '4 Bree Street' }
    await db
      .updateTable('businesses')
      .set({
        ...renamed,
        ...searchTexts({ ...renamed, ...none }),
        categorySlug: CATEGORY_OF_INDUSTRY.Other,
      })
      .where('id', '=', id)
      .execute()
    expect(await found('umbrella')).toEqual([])
    expect(await found('parasol', 'bree')).toEqual([id])

    await db.updateTable('users').set({ status: 'PAUSED' }).where('id', '=', owner.id).execute()
    expect(await found('parasol')).toEqual([])

    await db.deleteFrom('users').where('id', '=', owner.id).execute()
    const second = await createBusiness(db, { businessName: 'Second Parasol' })
    expect(await found('parasol')).toEqual([second.id])
  })

  it('accepts an upsert whose words another business has', async () => {
    const { id } = await createBusiness(db, { businessName: 'Gemsbok Garage' })
    await createBusiness(db, { businessName: 'Springbok Garage' })
    const row = await db
      .selectFrom('businesses')
      .select(['id', 'userId', 'plan', 'status', 'industry', 'categorySlug', 'area', 'address'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const profile = { ...row, businessName: 'Springbok Gemsbok Garage', description: '' }
    const at = new Date().toISOString()
    await db
      .insertInto('businesses')
      .values({
        ...profile,
        ...searchTexts({ ...profile, services: [], amenities: [] }),
        phone: '',
        emailPublic: '',
        website: '',
        createdAt: at,
        updatedAt: at,
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          businessName: profile.businessName,
          ...searchTexts({ ...profile, services: [], amenities: [] }),
        }),
      )
      .execute()
    expect(await found('springbok gemsbok')).toEqual([id])
  })

  it('serves a word that many have and no industry has', async () => {
    for (const description of ['Quagga rides.', 'Quagga rugs.'])
      await createBusiness(db, { description })
    expect((await search('quagga', '', 1, { size: 24, most: 1 })).ids).toHaveLength(1)
  })

  it('limits the pages of very many matches, and says that there are more', async () => {
    for (const description of ['Bluebuck by day.', 'Bluebuck by night.', 'Bluebuck at noon.'])
      await createBusiness(db, { description })
    const last = await search('bluebuck', '', 9, { size: 1, most: 2, deepest: 1 })
    expect(last).toMatchObject({ page: 1, pageCount: 1, total: 2, totalIsExact: false })
    expect(last.ids).toHaveLength(1)
    const all = await search('bluebuck', '', 9, { size: 1, most: 3, deepest: 1 })
    expect(all).toMatchObject({ page: 3, pageCount: 3, total: 3, totalIsExact: true })
  })
})
