import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import type { SuggestionsAnswer } from '#shared/schemas/suggestion.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

describe.each(ENGINES)('suggestions on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    const { db } = app.context
    await createBusiness(db, { businessName: 'Plumage Café', services: ['Plum jam'] })
    await createBusiness(db, {
      businessName: 'Plum & Partners',
      services: ['Plum jam', 'Plumb lines'],
      ownerInput: { plan: 'PREMIUM' },
    })
    await createBusiness(db, {
      businessName: 'Plumpudding',
      services: ['Plumes'],
      ownerInput: { status: 'PAUSED' },
    })
    await createBusiness(db, { businessName: 'Rosetta Coffee' })
  })
  afterAll(() => app.close())

  const ask = async (query: Record<string, string>) => {
    const answer = await app.server.inject({ url: '/api/suggestions', query })
    expect(answer.statusCode).toBe(200)
    const { suggestions } = answer.json<SuggestionsAnswer>()
    return { answer, said: suggestions.map(({ kind, label }) => `${kind}: ${label}`) }
  }

  it('are trades, services, places and public businesses that begin so', async () => {
    // Does not wait until all services are read.
    expect((await ask({ q: 'plum' })).said).not.toContain('service: Plum jam')
    await app.services.suggestions.warm()
    const { answer, said } = await ask({ q: 'Plum' })
    expect(said).toEqual([
      'trade: plumber',
      'service: Plum jam',
      'service: Plumb lines',
      'place: Plumstead',
      'business: Plum & Partners',
      'business: Plumage Café',
    ])
    expect(answer.headers['cache-control']).toBe('public, max-age=300')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.json<SuggestionsAnswer>().suggestions.at(-1)?.id).toMatch(/^\w{16}$/)
  })

  it('know a business by the beginning of any word of its name', async () => {
    expect((await ask({ q: 'coffee' })).said).toContain('business: Rosetta Coffee')
    expect((await ask({ q: 'rosetta cof' })).said).toEqual(['business: Rosetta Coffee'])
    expect((await ask({ q: 'rosetta tea' })).said).toEqual([])
    expect((await ask({ q: 'pudding plumpudding' })).said).toEqual([])
  })

  it('correct a typo in the name of a place', async () => {
    expect((await ask({ q: 'claermont', box: 'area' })).said).toEqual(['place: Claremont'])
    expect((await ask({ q: 'kayelit', box: 'area' })).said).toEqual(['place: Khayelitsha'])
    expect((await ask({ q: 'mitchels pl' })).said).toContain('place: Mitchells Plain')
  })

  it('are places in the area box, in every spelling', async () => {
    expect((await ask({ q: 'obs', box: 'area' })).said).toEqual(['place: Observatory'])
    expect((await ask({ q: 'seepunt', box: 'area' })).said).toEqual(['place: Sea Point'])
    expect((await ask({ q: 'plum', box: 'area' })).said).toEqual(['place: Plumstead'])
  })

  it.each(['', ' ', 'p', '%', "'", '🦓', 'ﷺ', 'a'.repeat(300), 'pl%_um'])(
    'are an answer for %j, whatever it is',
    async (q) => {
      await ask({ q })
      await ask({ q, box: 'nowhere' })
    },
  )
})
