import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { countWrongSums } from '#server/operations/tables.ts'
import { feeds, pages, reviewPages } from '#shared/paths.ts'
import type { ReviewsAnswer } from '#shared/schemas/reviews/review-list.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('all reviews of a business on %s', (engine) => {
  let app: TestApp
  let id = ''
  const stars = [5, 4, 5, 1, 3, 5, 4, 5, 5, 2, 5, 4, 1]
  beforeAll(async () => {
    app = await createTestApp(engine, { PUBLIC_URL: 'https://cpt.example' })
    const { db } = app.context
    id = (await createBusiness(db, { businessName: 'Harbour Table' })).id
    await createReviews(
      db,
      id,
      stars.map((given, index) => ({
        stars: given,
        comment: `Visit ${index}.`,
        authorName: index === 0 ? 'Thandi <b>' : null,
        reply: index === 1 ? 'Come again.' : null,
        bookingId: [2, 4].includes(index) ? `${id}-${index}` : null,
        isConfirmed: [3, 4].includes(index),
        createdAt: new Date(Date.UTC(2026, 0, 30 - index)),
      })),
    )
    const hidden = { stars: 1, comment: 'Hidden words.', createdAt: new Date() }
    await createReviews(db, id, [
      { ...hidden, state: 'hidden' },
      { ...hidden, state: 'held' },
      { ...hidden, isRemoved: true, bookingId: `${id}-removed` },
    ])
  })
  afterAll(() => app.close())

  const find = async (query = '') =>
    (await app.server.inject(`/api/business/${id}/reviews${query}`)).json<ReviewsAnswer>()
  const starsOf = ({ reviews }: ReviewsAnswer) => reviews.map((review) => review.stars)

  it('come in pages, newest first, with the distribution of stars', async () => {
    const first = await find()
    expect(first).toMatchObject({
      page: 1,
      pageCount: 2,
      total: 13,
      spread: [2, 1, 1, 3, 6],
      booked: 2,
      removed: 1,
    })
    expect(starsOf(first)).toEqual(stars.slice(0, 10))
    expect(first.reviews[1]?.reply).toMatchObject({ text: 'Come again.' })
    expect(starsOf(await find('?page=2'))).toEqual(stars.slice(10))
    expect(await find('?page=99')).toMatchObject({ page: 2 })
    expect(JSON.stringify(first)).not.toMatch(/Hidden|Hash/)
    expect(await countWrongSums(app.context.db)).toBe(0)
  })

  it('are ordered and filtered', async () => {
    const best = [...stars].sort((a, b) => b - a)
    expect([
      ...starsOf(await find('?sort=highest')),
      ...starsOf(await find('?sort=highest&page=2')),
    ]).toEqual(best)
    const worst = await find('?sort=lowest')
    expect(starsOf(worst)).toEqual(best.toReversed().slice(0, 10))
    expect(worst.reviews.slice(0, 2).map(({ comment }) => comment)).toEqual([
      'Visit 3.',
      'Visit 12.',
    ])
    const fours = await find('?stars=4')
    expect(fours).toMatchObject({ total: 3, pageCount: 1 })
    expect(starsOf(fours)).toEqual([4, 4, 4])
    const commentsOf = async (query: string) =>
      (await find(query)).reviews.map(({ comment }) => comment)
    const others = [0, 1, 5, 6, 7, 8, 9]
    expect(await commentsOf('?sort=trusted')).toEqual(
      [2, 4, 3, ...others].map((index) => `Visit ${index}.`),
    )
    expect(await commentsOf('?sort=trusted&stars=5')).toEqual(
      [2, 0, 5, 7, 8, 10].map((index) => `Visit ${index}.`),
    )
    expect(await find('?booked=yes')).toMatchObject({ total: 2, pageCount: 1, page: 1 })
    for (const sort of ['newest', 'trusted', 'highest'])
      expect(await commentsOf(`?booked=yes&sort=${sort}`)).toEqual(['Visit 2.', 'Visit 4.'])
    expect(await commentsOf('?booked=yes&sort=lowest')).toEqual(['Visit 4.', 'Visit 2.'])
    expect(await find('?booked=yes&stars=3')).toMatchObject({ total: 1, reviews: [{ stars: 3 }] })
    for (const wrong of ['?stars=6', '?sort=oldest', '?page=0', '?booked=maybe'])
      expect((await app.server.inject(`/api/business/${id}/reviews${wrong}`)).statusCode).toBe(400)
    expect((await app.server.inject('/api/business/nobody/reviews')).statusCode).toBe(404)
  })

  it('are each on exactly one page, in every order, from the first or the last page', async () => {
    const { db } = app.context
    const business = await createBusiness(db)
    await createReviews(
      db,
      business.id,
      Array.from({ length: 47 }, (_, index) => ({
        stars: 1 + ((index * 3) % 5),
        bookingId: index % 4 === 0 ? `${business.id}-${index}` : null,
        isConfirmed: index % 4 === 1,
        // Some at the same moment, which only their ids keep apart.
        createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2))),
      })),
    )
    const rows = await db
      .selectFrom('ratings')
      .select(['id', 'stars', 'createdAt', 'bookingId', 'confirmed'])
      .where('businessId', '=', business.id)
      .execute()
    type Row = (typeof rows)[number]
    const trust = (row: Row) => (row.bookingId ? 2 : row.confirmed)
    const first = {
      newest: () => 0,
      trusted: (a: Row, b: Row) => trust(b) - trust(a),
      highest: (a: Row, b: Row) => b.stars - a.stars,
      lowest: (a: Row, b: Row) => a.stars - b.stars,
    }
    const byTime = (a: Row, b: Row) =>
      b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? -1 : 1)
    for (const sort of ['newest', 'trusted', 'highest', 'lowest'] as const) {
      const ids: string[] = []
      for (const page of [1, 2, 3, 4, 5]) {
        const url = `/api/business/${business.id}/reviews?sort=${sort}&page=${page}`
        const { reviews } = (await app.server.inject(url)).json<ReviewsAnswer>()
        ids.push(...reviews.map(({ id }) => id))
      }
      const expected = rows.toSorted((a, b) => first[sort](a, b) || byTime(a, b))
      expect(ids).toEqual(expected.map(({ id }) => id))
    }
  })

  it('have a page without script, and are on the map', async () => {
    const { body, statusCode } = await app.server.inject(`${reviewPages.all(id)}?stars=5&page=1`)
    expect(statusCode).toBe(200)
    expect(body).toContain('Reviews of Harbour Table')
    expect(body).toContain('Thandi &lt;b&gt;')
    expect(body).toContain('content="noindex"')
    expect(body).not.toMatch(/Hidden words|type="module"|id="state"/)
    // Another order keeps the place: the new page begins where the list does.
    expect(body).toContain(`?stars=5&amp;sort=lowest#reviews"`)
    expect(body.match(/ id="reviews"/g)).toHaveLength(1)
    const second = (await app.server.inject(`${reviewPages.all(id)}?page=2`)).body
    expect(second).toContain(
      `rel="canonical" href="https://cpt.example/business/${id}/reviews?page=2"`,
    )
    expect(second).not.toContain('noindex')
    const booked = (await app.server.inject(`${reviewPages.all(id)}?booked=yes`)).body
    expect(booked.match(/class="review"/g)).toHaveLength(2)
    expect(booked).toMatch(/aria-current="true">Booked here <small>2</)
    expect(booked).toContain('content="noindex"')
    expect(booked).toContain('One review was removed.')
    expect((await app.server.inject(reviewPages.all('nobody'))).statusCode).toBe(404)
    const map = (await app.server.inject(feeds.sitemapOfBusinesses(1))).body
    expect(map).toContain(`${reviewPages.all(id)}<`)
  })

  it('are marked up with an author where there is a name', async () => {
    const { body } = await app.server.inject(pages.business(id))
    const documents = [...body.matchAll(/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    )
    const graph = documents.flatMap((document) => document['@graph'] ?? [])
    expect(graph).toEqual([
      expect.objectContaining({
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Thandi <b>' },
        reviewBody: 'Visit 0.',
        itemReviewed: { '@type': 'LocalBusiness', name: 'Harbour Table' },
      }),
    ])
    expect(body).toContain('All 13 reviews')
    expect(body).toContain('One review was removed.')
  })
})
