import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import type { AnswerOf } from '#shared/api/api.ts'
import { MAX_SAVED } from '#shared/catalogue/saved-list.ts'
import { savedPage } from '#shared/paths.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('saved businesses, on %s', (engine) => {
  let app: TestApp
  let cuts: string
  let noodles: string
  let paused: string
  beforeAll(async () => {
    app = await createTestApp(engine)
    const { db } = app.context
    const create = async (businessName: string) =>
      (await createBusiness(db, { businessName, industry: 'Hair Salon' })).id
    cuts = await create('Obs Cuts')
    noodles = await create('Obs Noodles')
    paused = await create('Paused Place')
    await db
      .updateTable('users')
      .set({ status: 'PAUSED' })
      .where('id', 'in', (query) =>
        query.selectFrom('businesses').select('userId').where('id', '=', paused),
      )
      .execute()
  })
  afterAll(() => app.close())

  const get = (url: string) => app.server.inject(url)
  const shared = (...ids: string[]) => get(`${savedPage}?ids=${ids.join()}`)
  const namesOf = (body: string) =>
    [...body.matchAll(/<h2><a href="[^"]+">([^<]+)/g)].map(([, name]) => name)

  it('has one page for everybody, which no search engine lists', async () => {
    const { statusCode, body, headers } = await get(savedPage)
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>Saved &amp; bookings</h1>')
    expect(body).toContain('please switch JavaScript on')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).toContain('rel="canonical" href="http://localhost:3000/saved"')
    expect(headers['cache-control']).not.toContain('no-store')
    expect((await get(`${savedPage}?utm=x`)).body).toBe(body)
  })

  it('shows a shared list in its own order, stored nowhere', async () => {
    const { statusCode, body, headers } = await shared(noodles, cuts)
    expect(statusCode).toBe(200)
    expect(namesOf(body)).toEqual(['Obs Noodles', 'Obs Cuts'])
    expect(body).toContain('2 businesses.')
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).toContain('rel="canonical" href="http://localhost:3000/saved"')
  })

  it('answers the cards of a list, and nothing of those that are not listed', async () => {
    const answer = await get(`/api/businesses/named?ids=${noodles},${paused},nobody,${cuts}`)
    const { businesses } = answer.json<AnswerOf<'GET /api/businesses/named'>>()
    expect(businesses.map(({ businessName }) => businessName)).toEqual(['Obs Noodles', 'Obs Cuts'])
    expect(answer.body).not.toContain('Paused Place')
    expect((await get('/api/businesses/named')).json()).toEqual({ businesses: [] })
  })

  it('counts those that are no longer listed, and names nobody who is paused', async () => {
    const { body } = await shared(cuts, paused, 'nobody')
    expect(namesOf(body)).toEqual(['Obs Cuts'])
    expect(body).toContain('One business. 2 more are no longer listed.')
    expect(body).not.toContain('Paused Place')
  })

  it('shows each once, and treats ids as plain text', async () => {
    const { body } = await shared(cuts, cuts, '%27--', '../x', '%F0%9F%92%9B', cuts)
    expect(namesOf(body)).toEqual(['Obs Cuts'])
  })

  it('has a page for a list of nothing', async () => {
    for (const ids of ['', ',,,', 'x'.repeat(5000), paused]) {
      const { statusCode, body } = await shared(ids)
      expect(statusCode).toBe(200)
      expect(body).toContain('Nothing on this list')
    }
    expect((await get(`${savedPage}?ids=${cuts}&ids=${noodles}`)).statusCode).toBe(200)
  })

  it('cuts a list that is too long', async () => {
    const many = Array.from({ length: MAX_SAVED + 10 }, (_, index) => `none${index}`)
    const { body } = await shared(cuts, ...many)
    expect(body).toContain(`A list has at most ${MAX_SAVED}: the rest is left out.`)
  })
})
