import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { findPage } from '#server/features/search/find-page.ts'
import { postgresTextIndex } from '#server/features/search/postgres-text-index.ts'
import { sqliteTextIndex } from '#server/features/search/sqlite-text-index.ts'
import { type OperatingHours, WEEKDAYS, type Weekday } from '#shared/hours/opening-hours.ts'
import { pages } from '#shared/paths.ts'
import type { BusinessPage } from '#shared/schemas/business-list.ts'
import type { Filters } from '#shared/search/filters.ts'
import { parseQuery } from '#shared/search/query.ts'
import { whenOfFilters } from '#shared/search/when-of-filters.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

/** A Wednesday, 15:00 in Cape Town. */
const NOW = new Date('2026-11-18T13:00:00Z')
const SUNDAY = '2026-11-22'

const hours = (open: Partial<Record<Weekday, readonly [string, string]>>) =>
  Object.fromEntries(
    WEEKDAYS.map((day) => {
      const [from = '', to = ''] = open[day] ?? []
      return [day, { open: from, close: to, closed: from === '' }]
    }),
  ) as OperatingHours

const ALWAYS = hours(Object.fromEntries(WEEKDAYS.map((day) => [day, ['00:00', '00:00']])))

describe.each(ENGINES)('who is open when, on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => NOW })
    const { db } = app.context
    const add = async (businessName: string, operatingHours: OperatingHours | null) => {
      const restaurant = { industry: 'Restaurant', description: 'Lunch and dinner.' } as const
      return createBusiness(db, { businessName, ...restaurant, operatingHours })
    }
    await add('All Hours', ALWAYS)
    await add('Sunday Kitchen', hours({ sunday: ['11:00', '16:00'] }))
    await add('Evening Kitchen', hours({ wednesday: ['18:00', '01:00'] }))
    await add(
      'Morning Kitchen',
      hours({ wednesday: ['08:00', '14:00'], saturday: ['08:00', '14:00'] }),
    )
    await add('Silent Kitchen', null)
    const { id } = await add('Holiday Kitchen', hours({ sunday: ['11:00', '16:00'] }))
    await db
      .insertInto('specialDays')
      .values({ businessId: id, day: SUNDAY, name: 'Wedding', kind: 'closed', open: '', close: '' })
      .execute()
  })
  afterAll(() => app.close())

  const ask = async (query: Record<string, string>) => {
    const answer = await app.server.inject({ url: '/api/businesses', query })
    expect(answer.headers['cache-control']).toBe('no-store')
    const page = answer.json<BusinessPage>()
    return { page, names: page.businesses.map(({ businessName }) => businessName).toSorted() }
  }

  it.each([
    ['restaurant now', ['All Hours']],
    ['restaurant tonight', ['All Hours', 'Evening Kitchen']],
    ['restaurant today', ['All Hours', 'Evening Kitchen']],
    ['restaurant saturday', ['All Hours', 'Morning Kitchen']],
    ['restaurant saturday evening', ['All Hours']],
    ['restaurant on sunday', ['All Hours', 'Sunday Kitchen']],
    ['thursday', ['All Hours']],
  ])('%j', async (q, names) => {
    const found = await ask({ q })
    expect(found.names).toEqual(names)
    expect(found.page.understood.at(-1)).toMatchObject({ kind: 'intent' })
    expect(found.page.dropped).toEqual([])
  })

  const FILTERS: [Filters, string[]][] = [
    [{ day: 'saturday' }, ['All Hours', 'Morning Kitchen']],
    [{ day: 'saturday', time: '15:00' }, ['All Hours']],
    [{ day: 'sunday', time: '12:30' }, ['All Hours', 'Sunday Kitchen']],
    [{ open: 'now', day: 'sunday' }, ['All Hours']],
  ]
  it.each(FILTERS)('filtered by %j', async (filters, names) => {
    expect((await ask({ q: 'restaurant', ...filters })).names).toEqual(names)
    expect((await ask({ ...filters })).names).toEqual(names)
  })

  it.each(FILTERS)('filtered by %j if too many match to score them', async (filters, names) => {
    const { db } = app.context
    const index = engine === 'sqlite' ? sqliteTextIndex : postgresTextIndex
    const when = whenOfFilters(filters, NOW)
    const scope = { db, index, category: undefined, filters, expansions: new Map(), now: NOW, when }
    const size = { size: 24, most: 1, deepest: 24 }
    const page = await findPage({ ...scope, lookups: new Map() }, { parsed: parseQuery() }, 1, size)
    expect(page.results).toHaveLength(names.length)
  })

  it('shows the hours of that day on a card, not those of now', async () => {
    const { page } = await ask({ q: 'restaurant saturday' })
    const texts = page.businesses.map(({ businessName, opening }) => [businessName, opening?.text])
    expect(Object.fromEntries(texts)).toEqual({
      'All Hours': 'Open Saturday, 24 hours',
      'Morning Kitchen': 'Open Saturday 08:00 – 14:00',
    })
  })

  const label = ({ understood }: BusinessPage) => understood.at(-1)?.label

  it('takes a time that has passed for the next one, and says its day', async () => {
    const seven = await ask({ q: 'restaurant 7am' })
    expect(seven.names).toEqual(['All Hours'])
    expect(label(seven.page)).toBe('Open tomorrow at 07:00')
    const nine = await ask({ q: 'restaurant wednesday 9am' })
    expect(nine.names).toEqual(['All Hours', 'Morning Kitchen'])
    expect(label(nine.page)).toBe('Open on Wednesday 25 November at 09:00')
    const filters = { q: 'restaurant', day: 'wednesday', time: '09:00' }
    const filtered = await ask(filters)
    expect(filtered.names).toEqual(['All Hours', 'Morning Kitchen'])
    expect(filtered.page.openThen).toBe('Open on Wednesday 25 November at 09:00')
    const { body } = await app.server.inject({ url: pages.search, query: filters })
    expect(body).toContain('Without Open on Wednesday 25 November at 09:00')
  })

  it('is asked by the form Open on… without script, which keeps the search', async () => {
    const { body } = await app.server.inject({
      url: pages.search,
      query: { q: 'restaurant', area: 'City Bowl' },
    })
    const [form = ''] = /<form class="open-on".*?<\/form>/.exec(body) ?? []
    expect(form).toContain(`action="${pages.search}" method="get"`)
    expect(form).toContain('<input type="hidden" name="q" value="restaurant"/>')
    expect(form).toContain('<input type="hidden" name="area" value="City Bowl"/>')
    const asked = { q: 'restaurant', area: 'City Bowl', day: 'saturday', time: '' }
    const answer = await app.server.inject({ url: pages.search, query: asked })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Morning Kitchen')
    expect(answer.body).not.toContain('Evening Kitchen')
    expect(answer.body).toContain('<option value="saturday" selected="">')
  })

  it('shows somebody where nobody in the suburb is open', async () => {
    const { db } = app.context
    const plumber = (businessName: string, address: string, operatingHours: OperatingHours) =>
      createBusiness(db, {
        ...{ businessName, address, operatingHours },
        industry: 'Home Services',
        area: 'Northern Suburbs',
        description: 'Plumber.',
      })
    await plumber(
      'Shut Plumbing',
      '1 Voortrekker Road, Bellville',
      hours({ monday: ['08:00', '09:00'] }),
    )
    expect((await ask({ q: 'plumber bellville now' })).names).toEqual(['Shut Plumbing'])
    await plumber('Parow Plumbing', '1 Voortrekker Road, Parow', ALWAYS)
    expect((await ask({ q: 'plumber bellville now' })).names).toContain('Parow Plumbing')
  })

  it('keeps the label of a time that is still to come', async () => {
    expect(label((await ask({ q: 'restaurant 8pm' })).page)).toBe('Open at 20:00')
    const filters = { q: 'restaurant', day: 'wednesday', time: '16:00' }
    expect((await ask(filters)).page.openThen).toBe('Open on Wednesday at 16:00')
  })

  it('takes a part of the day that has begun for now', async () => {
    const { page, names } = await ask({ q: 'restaurant wednesday afternoon' })
    expect(names).toEqual(['All Hours'])
    expect(label(page)).toBe('Open now')
  })

  it('does not read how long it takes as a clock time', async () => {
    const answer = await app.server.inject({
      url: '/api/businesses',
      query: { q: 'restaurant 2h' },
    })
    expect(answer.json<BusinessPage>().total).toBe(6)
  })

  it('shows all if nobody is open then, and says so; a chosen filter excludes', async () => {
    const { page, names } = await ask({ q: 'morning kitchen sunday' })
    expect(names).toEqual(['Morning Kitchen'])
    expect(page.closedThen).toBe('Open on Sunday')
    const answer = await app.server.inject({
      url: pages.search,
      query: { q: 'morning kitchen sunday' },
    })
    expect(answer.body).toContain('Nobody is open on Sunday. These open at other times.')
    expect((await ask({ q: 'morning kitchen', day: 'sunday' })).names).toEqual([])
  })

  it('ignores what is no day and no time', async () => {
    const answer = await app.server.inject({
      url: '/api/businesses',
      query: { q: 'restaurant', day: 'someday', time: '25:00' },
    })
    expect(answer.json<BusinessPage>().total).toBe(6)
    expect((await ask({ q: 'restaurant', day: 'sunday', time: 'late' })).page.total).toBe(2)
  })

  it('understands how many come', async () => {
    const answer = await app.server.inject({
      url: '/api/businesses',
      query: { q: 'table for 8' },
    })
    const page = answer.json<BusinessPage>()
    expect(page).toMatchObject({ people: 8, total: 6, dropped: [] })
  })
})
