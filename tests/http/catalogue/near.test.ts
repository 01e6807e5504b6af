import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import type { Area } from '#shared/places/areas.ts'
import type { BusinessPage } from '#shared/schemas/business-list.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

describe.each(ENGINES)('near a place, on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    const add = (businessName: string, suburb: string, area: Area, more: object) =>
      createBusiness(app.context.db, {
        businessName,
        area,
        address: `1 Main Road, ${suburb}`,
        description: '',
        ...more,
      })
    const braids = { industry: 'Hair Salon', services: ['Box braids'] } as const
    await add('Khayelitsha Braids', 'Khayelitsha', 'Cape Flats', braids)
    await add('Bellville Braids', 'Bellville', 'Northern Suburbs', braids)
    await add('Athlone Braids', 'Athlone', 'Cape Flats', braids)
    await add('Atlantis Braids', 'Atlantis', 'West Coast', braids)
    const mention = { industry: 'Legal', description: 'Next to the box braids salon.' } as const
    await add('Bellville Attorneys', 'Bellville', 'Northern Suburbs', mention)
    await add('Langa Kitchen', 'Langa', 'Cape Flats', { industry: 'Restaurant' })
    await add('Fish Hoek Plumbing', 'Fish Hoek', 'Southern Suburbs', { industry: 'Home Services' })
  })
  afterAll(() => app.close())

  const ask = async (q: string, area: string, more: Record<string, string> = {}) => {
    const answer = await app.server.inject({
      url: '/api/businesses',
      query: { q, area, ...more },
    })
    const page = answer.json<BusinessPage>()
    return { page, names: page.businesses.map(({ businessName }) => businessName) }
  }

  it('the distance decides, whichever area a suburb belongs to', async () => {
    const { page, names } = await ask('box braids', 'Khayelitsha')
    expect(names).toEqual(['Khayelitsha Braids', 'Bellville Braids', 'Athlone Braids'])
    expect(page.place).toEqual({ name: 'Khayelitsha', count: 1, isEmpty: false })
    expect(page.total).toBe(3)
  })

  it('says so if nobody is in the place, and shows the nearest', async () => {
    const { page, names } = await ask('box braids', 'Parow')
    expect(names.slice(0, 3)).toEqual(['Bellville Braids', 'Athlone Braids', 'Khayelitsha Braids'])
    expect(page.place).toEqual({ name: 'Parow', count: 0, isEmpty: true })
  })

  it('goes further only if nobody is within reach', async () => {
    const { page, names } = await ask('plumber', 'Atlantis')
    expect(names).toEqual(['Fish Hoek Plumbing'])
    expect(page.place?.isEmpty).toBe(true)
    expect((await ask('plumber', 'Atlantis', { price: '4' })).page).toMatchObject({
      total: 0,
      place: { isEmpty: false },
    })
  })

  it('a birthday is a reason to eat out', async () => {
    expect((await ask('somewhere nice for my birthday', 'Langa')).names).toEqual(['Langa Kitchen'])
  })
})
