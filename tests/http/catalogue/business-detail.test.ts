import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { businessDetailSchema } from '#shared/schemas/business-detail.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('one business on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  it('returns the business and its five newest reviews, and no account data', async () => {
    const business = await createBusiness(app.context.db, { services: ['Braids'], views: 12 })
    await createReviews(
      app.context.db,
      business.id,
      Array.from({ length: 7 }, (_, day) => ({
        stars: 5,
        comment: `day ${day}`,
        createdAt: new Date(Date.UTC(2025, 0, 1 + day)),
      })),
    )
    const answer = await app.server.inject(`/api/business/${business.id}`)
    expect(answer.statusCode).toBe(200)
    const detail = businessDetailSchema.strict().parse(answer.json())
    expect(detail.business).toMatchObject({ id: business.id, services: ['Braids'], views: 12 })
    expect(detail.ratings.map((rating) => rating.comment)).toEqual([
      'day 6',
      'day 5',
      'day 4',
      'day 3',
      'day 2',
    ])
    expect(answer.body).not.toContain(business.owner.email)
    expect(answer.body).not.toContain(business.owner.id)
    expect(answer.json().business).not.toHaveProperty('status')
  })

  it('answers 404 for what is not public and for invalid ids', async () => {
    const pending = await createBusiness(app.context.db, { ownerInput: { status: 'PENDING' } })
    const paused = await createBusiness(app.context.db, { ownerInput: { status: 'PAUSED' } })
    for (const id of [pending.id, paused.id, 'nobody', '../user', 'é']) {
      const answer = await app.server.inject(`/api/business/${encodeURIComponent(id)}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().detail).toBe('We can’t find that business.')
    }
  })
})
