import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { findPage } from '#server/features/search/find-page.ts'
import { postgresTextIndex } from '#server/features/search/postgres-text-index.ts'
import { sqliteTextIndex } from '#server/features/search/sqlite-text-index.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { pages } from '#shared/paths.ts'
import type { BusinessPage } from '#shared/schemas/business-list.ts'
import type { Filters } from '#shared/search/filters.ts'
import { parseQuery } from '#shared/search/query.ts'
import { whenOfFilters } from '#shared/search/when-of-filters.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const everyDay = (open: string, close: string, closed = false) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, { open, close, closed }])) as OperatingHours
const ALWAYS = everyDay('00:00', '00:00')
const NEVER = everyDay('08:00', '17:00', true)

const at = (day: number) => new Date(Date.UTC(2026, 0, day))

describe.each(ENGINES)('a filtered list on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    const { db } = app.context
    const add = async (
      businessName: string,
      stars: number[],
      input: Parameters<typeof createBusiness>[1],
    ) => {
      const { id } = await createBusiness(db, { businessName, ...input })
      await createReviews(
        db,
        id,
        stars.map((one) => ({ stars: one })),
      )
    }
    const seaPoint = { area: 'Atlantic Seaboard', address: '3 Main Road, Sea Point' } as const
    await add('Dear Doctor', [5, 5, 5, 5], {
      industry: 'Medical',
      priceRange: '$$$',
      operatingHours: ALWAYS,
      createdAt: at(1),
      services: ['Check-ups', 'Vaccinations', 'Stitches', 'Advice'],
    })
    await add('Plain Doctor', [3, 4], {
      industry: 'Medical',
      priceRange: '$',
      operatingHours: NEVER,
      createdAt: at(3),
      ...seaPoint,
    })
    await add('Paid Doctor', [4], {
      industry: 'Medical',
      priceRange: '$',
      createdAt: at(2),
      ownerInput: { plan: 'PREMIUM' },
    })
    await add('Doctor of Motors', [], { industry: 'Automotive', createdAt: at(4) })
  })
  afterAll(() => app.close())

  const find = async (query: Record<string, string>, path = '/api/businesses') => {
    const answer = await app.server.inject({ url: path, query })
    const page = answer.json<BusinessPage>()
    return { page, names: page.businesses.map(({ businessName }) => businessName) }
  }

  const CASES: [Filters, string[]][] = [
    [{ open: 'now' }, ['Dear Doctor']],
    [{ stars: '4' }, ['Paid Doctor', 'Dear Doctor']],
    [{ price: '1' }, ['Paid Doctor', 'Plain Doctor']],
    [{ price: '1', stars: '4' }, ['Paid Doctor']],
    [{ industry: 'Automotive' }, ['Doctor of Motors']],
    [{ sort: 'rated' }, ['Dear Doctor', 'Paid Doctor', 'Doctor of Motors', 'Plain Doctor']],
    [{ sort: 'newest' }, ['Doctor of Motors', 'Plain Doctor', 'Paid Doctor', 'Dear Doctor']],
    [{ price: '4' }, []],
  ]

  it.each(CASES)('by %j shows %j', async (filters, names) => {
    expect((await find({ page: '1', ...filters })).names).toEqual(names)
  })

  /** Here two matches are already too many to score. */
  const findOfMany = async (filters: Filters) => {
    const { db } = app.context
    const index = engine === 'sqlite' ? sqliteTextIndex : postgresTextIndex
    const now = new Date()
    const scope = {
      db,
      index,
      category: undefined,
      filters,
      expansions: new Map(),
      now,
      when: whenOfFilters(filters, now),
      lookups: new Map(),
    }
    const size = { size: 24, most: 1, deepest: 1 }
    return findPage(scope, { parsed: parseQuery() }, 1, size)
  }

  const findFirst = async (filters: Filters) => {
    const { db } = app.context
    const { results } = await findOfMany(filters)
    const rows = await db.selectFrom('businesses').select(['id', 'businessName']).execute()
    const nameOf = new Map(rows.map(({ id, businessName }) => [id, businessName]))
    return results.map(({ id }) => nameOf.get(id))
  }

  it.each(CASES)('by %j shows the same if too many match to score them', async (filters, names) => {
    // At most `most` can be read.
    expect(await findFirst(filters)).toEqual(names.slice(0, 1))
  })

  it('finds a business that is open only today among too many to score', async () => {
    const { db } = app.context
    const { id: businessId } = await db
      .selectFrom('businesses')
      .select('id')
      .where('businessName', '=', 'Plain Doctor')
      .executeTakeFirstOrThrow()
    const day = capeTownDay(new Date())
    const other = { businessId, day, name: 'Open day', open: '00:00', close: '00:00' }
    await db
      .insertInto('specialDays')
      .values({ ...other, kind: 'other' })
      .execute()
    expect(await findFirst({ open: 'now', sort: 'newest' })).toEqual(['Plain Doctor'])
    await db.updateTable('specialDays').set({ kind: 'closed' }).execute()
    expect(await findFirst({ open: 'now', sort: 'newest' })).toEqual(['Dear Doctor'])
    await db.deleteFrom('specialDays').execute()
    expect(await findFirst({ open: 'now', sort: 'newest' })).toEqual(['Dear Doctor'])
  })

  it('counts at least some if too many match to score them', async () => {
    expect((await findOfMany({})).facets).toMatchObject({
      isExact: false,
      open: 1,
      openIsExact: false,
      price: [2, 0, 1, 0],
    })
    const { total, facets } = await findOfMany({ industry: 'Automotive' })
    expect(total).toBe(1)
    expect(facets).toMatchObject({ isExact: false, areas: [{ name: 'City Bowl', count: 1 }] })
    const counts = (await find({ page: '1' })).page.facets
    expect(counts).toMatchObject({ isExact: true, open: 1, openIsExact: true, stars: 2 })
  })

  it('counts what each filter would leave, beside those that are on', async () => {
    const { page, names } = await find({ q: 'doctor', price: '1' })
    expect(names).toEqual(['Paid Doctor', 'Plain Doctor'])
    expect(page.facets).toEqual({
      isExact: true,
      open: 0,
      openIsExact: true,
      stars: 1,
      book: 0,
      price: [2, 0, 1, 0],
      industries: [{ name: 'Medical', count: 2 }],
      areas: [
        { name: 'City Bowl', count: 1 },
        { name: 'Atlantic Seaboard', count: 1 },
      ],
      suburbs: [
        { name: 'City Centre', count: 1 },
        { name: 'Sea Point', count: 1 },
      ],
    })
  })

  it('says whether a business is open, and until when that is valid', async () => {
    const { page } = await find({ q: 'doctor', sort: 'newest' })
    const opening = Object.fromEntries(
      page.businesses.map((business) => [business.businessName, business.opening]),
    )
    expect(opening).toEqual({
      'Dear Doctor': { isOpen: true, text: 'Open 24 hours', until: null },
      'Plain Doctor': { isOpen: false, text: 'Closed', until: null },
      'Paid Doctor': null,
      'Doctor of Motors': null,
    })
  })

  it('knows the special days of a business', async () => {
    const { db } = app.context
    const { id } = await createBusiness(db, {
      businessName: 'Holiday Bakers',
      operatingHours: ALWAYS,
    })
    const days = [-1, 0, 1].map((step) => addDays(capeTownDay(new Date()), step))
    await db
      .insertInto('specialDays')
      .values(
        days.map((day) => ({
          businessId: id,
          day,
          name: 'Family Day',
          kind: 'closed' as const,
          open: '',
          close: '',
        })),
      )
      .execute()
    const { page } = await find({ q: 'holiday bakers' })
    expect(page.businesses[0]?.opening?.isOpen).toBe(false)
    expect((await find({ q: 'holiday bakers', open: 'now' })).names).toEqual([])
    await db
      .deleteFrom('users')
      .where('id', 'in', db.selectFrom('businesses').select('userId').where('id', '=', id))
      .execute()
  })

  it('filters a category by links without script, with noindex', async () => {
    const { body } = await app.server.inject(`${pages.category('other')}?stars=4`)
    expect(body).toContain('Dear Doctor')
    expect(body).not.toContain('Plain Doctor')
    expect(body).toContain('noindex')
    expect(body).toContain('href="/category/other?stars=4&amp;price=3"')
    expect(body).toContain('Check-ups, Vaccinations, Stitches')
    expect(body).not.toContain('Advice')
    expect(body).toContain('PREMIUM comes first')
    // One filter is taken off by its chip, several at once as well.
    expect(body).not.toContain('Clear all')
    const several = await app.server.inject('/category/other?stars=4&price=3&sort=rated')
    expect(several.body).toMatch(/href="\/category\/other\?sort=rated"[^>]*>Clear all/)
  })

  it.each([
    '/search?stars=9&price=x&industry=Zebras&sort=up&open=later&page=-3',
    '/search?q=doctor&sort=nearest',
    '/category/other?sort=%F0%9F%A6%93&page=99999999999',
    `/search?q=${'a'.repeat(2000)}&area=${'%E2%80%AE'.repeat(60)}`,
  ])('answers %s with a page', async (address) => {
    expect((await app.server.inject(address)).statusCode).toBe(200)
  })

  it('never caches answers that depend on the time', async () => {
    const answer = await app.server.inject('/search?open=now')
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
