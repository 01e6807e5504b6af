import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { HELD_SENTENCE } from '#shared/catalogue/review-states.ts'
import { formAddress } from '#shared/paths.ts'
import { mailsTo } from '#tests/helpers/booked.ts'
import { fieldError } from '#tests/helpers/field-error.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const GOOGLE = 'https://g.page/r/CaBcDeFgHiJkEBM/review'

describe.each(USUAL_ENGINES)('a review without script on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'on' })
  })
  afterAll(() => app.close())

  const send = (url: string, fields: Record<string, string>, cookie = '') =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams(fields).toString(),
    })
  const write = async (businessId: string) => {
    const sent = await send(formAddress('review'), { businessId, stars: '4' })
    expect(sent.statusCode, sent.body).toBe(303)
    const cookie = String(sent.headers['set-cookie']).split(';')[0] ?? ''
    const { body } = await app.server.inject(String(sent.headers.location))
    const [, reviewId = ''] = /name="reviewId" value="([^"]*)"/.exec(body) ?? []
    return { body, cookie, reviewId }
  }

  it('can be confirmed by e-mail, and has the link to Google', async () => {
    const business = await createBusiness(app.context.db, { ownerInput: { plan: 'PREMIUM' } })
    const change = { googleReviewUrl: GOOGLE }
    await app.context.db
      .updateTable('businesses')
      .set(change)
      .where('id', '=', business.id)
      .execute()
    const { body, cookie, reviewId } = await write(business.id)
    expect(body).toContain('Review submitted!')
    expect(body).toContain(`href="${GOOGLE}"`)
    expect(body).not.toContain(HELD_SENTENCE)

    const fields = { businessId: business.id, reviewId, done: 'yes' }
    const wrong = await send(
      formAddress('review-confirmation'),
      { ...fields, email: 'thandi' },
      cookie,
    )
    expect(wrong.statusCode).toBe(400)
    expect(fieldError(wrong.body, 'email')).toBe('Please enter a valid email address.')
    expect(wrong.body).toContain('value="thandi"')
    const email = 'thandi@example.co.za'
    const stranger = await send(formAddress('review-confirmation'), { ...fields, email })
    expect(stranger.statusCode).toBe(404)
    const asked = await send(formAddress('review-confirmation'), { ...fields, email }, cookie)
    const done = await app.server.inject(String(asked.headers.location))
    expect(done.body).toContain('The link is on its way. Open it within a week.')
    expect(asked.headers.location).not.toContain('thandi')
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      `Confirm your review of ${business.businessName}`,
    ])
  })

  it('says so if it is held back, and again beside a wrong address', async () => {
    const business = await createBusiness(app.context.db, { ownerInput: { plan: 'BASIC' } })
    for (let count = 0; count < 3; count += 1) await write(business.id)
    const { body, cookie, reviewId } = await write(business.id)
    expect(body).toContain('We will look at it first.')
    expect(body).toContain(HELD_SENTENCE)
    expect(body).not.toContain('Google')
    const fields = { businessId: business.id, reviewId, done: 'held', email: 'x' }
    const wrong = await send(formAddress('review-confirmation'), fields, cookie)
    expect(wrong.body).toContain(HELD_SENTENCE)
  })
})
