import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { BURST_HIDE_REASON } from '#shared/catalogue/hide-reasons.ts'
import { reviewPages } from '#shared/paths.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const MINUTE_MS = 60_000

describe.each(USUAL_ENGINES)('reviews in figures on %s', (engine) => {
  let app: TestApp
  let now = new Date('2026-03-02T10:00:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const page = async () =>
    (await app.server.inject(reviewPages.figures)).body
      .replace(/<[^>]*>/g, '|')
      .replace(/\|+/g, '|')

  it('counts by year what was received, held and removed, and why', async () => {
    expect(await page()).toContain('No reviews yet.')
    const { db } = app.context
    const business = await createBusiness(db)
    // Half past midnight in Cape Town.
    const createdAt = new Date('2024-12-31T22:30:00.000Z')
    await createReviews(db, business.id, [
      { stars: 5, createdAt },
      { stars: 4 },
      { stars: 1 },
      { stars: 2 },
    ])
    const all = await db
      .selectFrom('ratings')
      .select(['id', 'createdAt'])
      .orderBy('stars')
      .execute()
    const cookie = await signInAsAdmin(app)
    const hide = (id = '', reason = '') =>
      app.server.inject({
        method: 'POST',
        url: `/api/admin/reviews/${id}/hide`,
        headers: { cookie },
        payload: { reason },
      })
    expect((await hide(all[0]?.id, BURST_HIDE_REASON)).statusCode).toBe(200)
    expect((await hide(all[1]?.id, 'Thandi of No. 7 asked.')).statusCode).toBe(200)
    const held = { state: 'held' as const, reason: 'burst' }
    await db
      .updateTable('ratings')
      .set(held)
      .where('id', '=', all[2]?.id ?? '')
      .execute()
    // Counted at most every ten minutes.
    expect(await page()).toContain('No reviews yet.')
    now = new Date(now.getTime() + 10 * MINUTE_MS)
    const text = await page()
    const thisYear = all[0]?.createdAt.slice(0, 4)
    expect(text).toContain(
      `|${thisYear}|Received|3|Held, not decided yet|1|Held and never shown|0|Removed after they had been shown|2|Withdrawn by their writers|0|Why they were held back or removed|`,
    )
    expect(text).toContain(`${BURST_HIDE_REASON}|1|`)
    expect(text).toContain('Another reason|1|')
    expect(text).not.toContain('Thandi')
    expect(text).toContain('|2025|Received|1|')
    expect(text).not.toContain('|2024|')
  })
})
