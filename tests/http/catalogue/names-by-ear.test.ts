import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { pages } from '#shared/paths.ts'
import type { BusinessPage } from '#shared/schemas/business-list.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

describe.each(ENGINES)('names as people hear them, on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    const { db } = app.context
    const add = (businessName: string, more: Parameters<typeof createBusiness>[1]) =>
      createBusiness(db, { businessName, ...more })
    await add('Aunty Poppie se Gatsbys', { industry: 'Restaurant' })
    await add("Galiema's Table", { industry: 'Restaurant' })
    await add('Banadir Kitchen', { industry: 'Restaurant' })
    await add('Still Point Yoga', { industry: 'Fitness' })
    const premium = { ownerInput: { plan: 'PREMIUM' } } as const
    await add('Sea Point Fades', { industry: 'Hair Salon', ...premium })
    await add('Klein Boekies', { industry: 'Finance', description: 'Books for spaza owners.' })
    await add('Panel Art', { industry: 'Automotive', description: 'Every dent by an artist.' })
  })
  afterAll(() => app.close())

  const ask = async (q: string) => {
    const answer = await app.server.inject({ url: '/api/businesses', query: { q } })
    const page = answer.json<BusinessPage>()
    return { ...page, names: page.businesses.map(({ businessName }) => businessName) }
  }

  it.each([
    ['Aunty Poppys', 'Aunty Poppie se Gatsbys'],
    ['galiemas kitchen', "Galiema's Table"],
    ['still point', 'Still Point Yoga'],
  ])('%j finds %j first', async (q, name) => {
    expect((await ask(q)).names[0]).toBe(name)
  })

  it('says the name that was meant, as it is written', async () => {
    const query = { q: 'galiemas kitchen' }
    const { body } = await app.server.inject({ url: pages.search, query })
    expect(body).toContain('showing Galiema&#x27;s Table.')
  })

  it.each(['spaza shop', 'tattoo artist'])(
    'nobody has a %s, and no stranger is shown',
    async (q) => {
      expect((await ask(q)).total).toBe(0)
      const { body } = await app.server.inject({ url: pages.search, query: { q } })
      expect(body).toContain('No businesses found')
      expect(body).not.toContain('showing')
    },
  )

  it('who has the whole query in a text is listed, whatever the trade', async () => {
    for (const q of ['spaza', 'spaza owners']) {
      const { names, businesses, absent } = await ask(q)
      expect(names).toEqual(['Klein Boekies'])
      expect(businesses[0]?.group).toBe('mention')
      expect(absent).toBe(q)
    }
    const { body } = await app.server.inject({ url: pages.search, query: { q: 'spaza' } })
    expect(body).toContain('Nobody here for “spaza” yet.')
    expect(body).toContain('1 business of another trade with these words')
  })
})
