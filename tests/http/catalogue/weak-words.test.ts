import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCatalogue } from '#demo/factories/catalogue.ts'
import type { BusinessPage } from '#shared/schemas/business-list.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

/** About 120 restaurants; 'ask' is in every description, which is too many to score. */
const CITY = 1600

describe.each(ENGINES)('words that say little on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    await createCatalogue(app.context.db, CITY)
  })
  afterAll(() => app.close())

  const find = async (q: string) => {
    const answer = await app.server.inject({ url: '/api/businesses', query: { q } })
    return answer.json<BusinessPage>()
  }
  const delivers = async ({ businesses }: BusinessPage) => {
    const rows = await app.context.db
      .selectFrom('businesses')
      .select(['id', 'services', 'amenities'])
      .where(
        'id',
        'in',
        businesses.map(({ id }) => id),
      )
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row.services + row.amenities]))
    return businesses.map(({ id }) => byId.get(id)?.includes('Delivery'))
  }

  it('order what the others find', async () => {
    const restaurants = await find('restaurant')
    const delivering = await find('a restaurant in my price range that does delivery')
    expect(delivering.total).toBe(restaurants.total)
    expect(delivering.totalIsExact).toBe(true)
    expect(await delivers(restaurants)).toContain(false)
    expect(await delivers(delivering)).not.toContain(false)
  })

  it('narrow what the others find if that is too much to order', async () => {
    const all = await find('ask')
    expect(all.totalIsExact).toBe(false)
    expect(await delivers(all)).toContain(false)
    const delivering = await find('ask delivery')
    expect(delivering.total).toBeGreaterThan(24)
    expect(await delivers(delivering)).not.toContain(false)
  })

  it('do not matter if nobody has them', async () => {
    const ids = ({ businesses }: BusinessPage) => businesses.map(({ id }) => id)
    for (const word of ['restaurant', 'ask'])
      expect(ids(await find(`${word} granny`))).toEqual(ids(await find(word)))
  })

  it('need no lookup in a place', async () => {
    const lookUp = vi.spyOn(app.context.db, 'selectFrom')
    const lookups = async (q: string) => {
      lookUp.mockClear()
      await find(q)
      return lookUp.mock.calls.length
    }
    const short = await lookups('restaurant in claremont')
    expect(short).toBeGreaterThan(0)
    const long =
      'i am looking for a small new restaurant in claremont for my wife and kids, with delivery please'
    expect(await lookups(long)).toBe(short)
    lookUp.mockRestore()
  })

  it('are searched for if nothing else was typed', async () => {
    expect((await find('delivery')).total).toBeGreaterThan(24)
    expect((await find('granny')).total).toBe(0)
  })
})
