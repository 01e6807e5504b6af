import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews, type ReviewInput } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { countWrongSums } from '#server/operations/tables.ts'
import type { Business } from '#shared/schemas/business.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('the order of lists on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    const three = (rating: Partial<ReviewInput>) =>
      [1, 2, 3].map((index) => ({
        stars: 5,
        ...rating,
        ...(rating.bookingId && { bookingId: `${rating.bookingId}-${index}` }),
      }))
    const reviews: Record<string, ReviewInput[]> = {
      'Aloe Plumbing': three({}),
      'Baobab Plumbing': three({ isConfirmed: true }),
      'Cedar Plumbing': three({ bookingId: 'booking', isConfirmed: true }),
      'Dune Plumbing': three({ state: 'held', bookingId: 'held' }),
    }
    for (const [businessName, ratings] of Object.entries(reviews)) {
      const { id } = await createBusiness(app.context.db, { businessName })
      await createReviews(app.context.db, id, ratings)
    }
  })
  afterAll(() => app.close())

  const namesOf = async (query: string) =>
    (await app.server.inject(`/api/businesses${query}`))
      .json<{ businesses: Business[] }>()
      .businesses.map(({ businessName }) => businessName)

  it('weights verified reviews, in lists and in search; the shown rating is the plain mean', async () => {
    const expected = ['Cedar', 'Baobab', 'Aloe', 'Dune'].map((name) => `${name} Plumbing`)
    expect(await namesOf('?page=1')).toEqual(expected)
    expect(await namesOf('?q=plumbing')).toEqual(expected)
    const { businesses } = (await app.server.inject('/api/businesses?page=1')).json()
    expect(businesses.map(({ ratingAvg }: Business) => ratingAvg)).toEqual([5, 5, 5, 0])
    expect(await countWrongSums(app.context.db)).toBe(0)
  })
})
