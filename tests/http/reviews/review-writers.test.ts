import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { createKnownDeviceService } from '#server/features/accounts/sessions/known-device.service.ts'
import { createBookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import { createReviewWriterService } from '#server/features/reviews/review-writer.service.ts'
import { createSelfReviewService } from '#server/features/reviews/self-review.service.ts'
import { countWrongSums } from '#server/operations/tables.ts'
import { clientNetwork } from '#server/platform/addresses/client-network.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { formAddress, reviewPages, withToken } from '#shared/paths.ts'
import { follow } from '#tests/helpers/follow.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const DAY_MS = 24 * 3600 * 1000

describe.each(USUAL_ENGINES)('confirming a review by e-mail on %s', (engine) => {
  let app: TestApp
  let now = new Date('2026-03-02T10:00:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const send = (url: string, payload: object = {}, cookie = '') =>
    app.server.inject({ method: 'POST', url, payload, headers: { cookie } })
  const createOwned = async () => {
    const owner = await createUser(app.context.db, { password: TEST_PASSWORD })
    return { owner, business: await createBusiness(app.context.db, { owner }) }
  }
  const write = async (businessId: string) => {
    const answer = await send('/api/rating', { businessId, stars: 5, comment: 'Lekker.' })
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    return { id: answer.json().rating.id as string, cookie }
  }
  const mailsTo = (recipient: string) =>
    app.context.db
      .selectFrom('outboxMessages')
      .select(['kind', 'payload'])
      .where('recipient', '=', recipient)
      .execute()
  const tokenTo = async (recipient: string) =>
    readPayload(app.context.secret, (await mailsTo(recipient)).at(-1)?.payload ?? '{}')
      .token as string
  const confirmed = async (businessId: string, email: string) => {
    const review = await write(businessId)
    await send(`/api/reviews/${review.id}/confirmation`, { email }, review.cookie)
    expect((await send(withToken('/api/reviews/confirm', await tokenTo(email)))).statusCode).toBe(
      200,
    )
    return review.id
  }
  const detailOf = async (id: string) => (await app.server.inject(`/api/business/${id}`)).json()

  it('marks the review after the POST, not when the link is opened, and shows no address', async () => {
    const { business } = await createOwned()
    const { id, cookie } = await write(business.id)
    const email = 'Thandi.M@example.co.za'
    const asked = await send(`/api/reviews/${id}/confirmation`, { email }, cookie)
    expect(asked.statusCode).toBe(202)
    const token = await tokenTo(email)
    const page = await app.server.inject(withToken(reviewPages.confirm, token))
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect((await detailOf(business.id)).ratings[0].confirmed).toBe(false)
    const pressed = await send(formAddress('confirm'), { token })
    expect(await follow(app, pressed)).toContain('Your review is confirmed now.')
    const guessed = await send(formAddress('confirm'), { token: 'guessed' })
    expect(guessed.statusCode).toBe(404)
    expect(guessed.body).toContain('Not confirmed')
    const detail = await detailOf(business.id)
    expect(detail.ratings[0]).toMatchObject({ id, confirmed: true })
    expect(JSON.stringify(detail).toLowerCase()).not.toContain('thandi.m')
    expect(await countWrongSums(app.context.db)).toBe(0)
    expect((await send(withToken('/api/reviews/confirm', token))).statusCode).toBe(200)
    expect((await send(`/api/reviews/${id}/confirmation`, { email }, cookie)).statusCode).toBe(409)
  })

  it('refuses another device, a wrong address, a guessed link, the owner, and a second review', async () => {
    const { business, owner } = await createOwned()
    const { id, cookie } = await write(business.id)
    const email = 'one@example.co.za'
    expect((await send(`/api/reviews/${id}/confirmation`, { email })).statusCode).toBe(404)
    const wrong = await send(`/api/reviews/${id}/confirmation`, { email: 'nobody' }, cookie)
    expect(wrong.json().detail).toBe('Please enter a valid email address.')
    expect((await send(withToken('/api/reviews/confirm', 'guessed'))).statusCode).toBe(404)

    await send(`/api/reviews/${id}/confirmation`, { email: owner.email }, cookie)
    const own = await send(withToken('/api/reviews/confirm', await tokenTo(owner.email)))
    expect(own.json().detail).toContain('may not review itself')

    await confirmed(business.id, email)
    const second = await write(business.id)
    for (const spelling of [email, 'one+again@example.co.za']) {
      await send(`/api/reviews/${second.id}/confirmation`, { email: spelling }, second.cookie)
      const refused = await send(withToken('/api/reviews/confirm', await tokenTo(spelling)))
      expect(refused.statusCode).toBe(409)
      expect(refused.json().detail).toContain('One address can confirm one review.')
    }
  })

  it('confirms one of two reviews if both links of a mailbox are used at once', async () => {
    const { business } = await createOwned()
    const tokens = []
    for (const email of ['pair@example.co.za', 'pair+2@example.co.za']) {
      const { id, cookie } = await write(business.id)
      await send(`/api/reviews/${id}/confirmation`, { email }, cookie)
      tokens.push(await tokenTo(email))
    }
    // From two processes, which share nothing but the database.
    const other = createReviewWriterService(app.context, {
      businesses: createBookableBusinessService(app.context),
      selfReviews: createSelfReviewService(app.context, createKnownDeviceService(app.context)),
    })
    const [one = '', two = ''] = tokens
    const caller = { device: 'phone', network: clientNetwork('196.25.1.1'), userId: null }
    const pressed = await Promise.allSettled([
      app.services.reviewWriters.confirm(one, caller),
      other.confirm(two, caller),
      app.services.reviewWriters.confirm(one, caller),
      other.confirm(one, caller),
      app.services.reviewWriters.confirm(two, caller),
    ])
    const refused = pressed.flatMap((press) => (press.status === 'rejected' ? [press.reason] : []))
    expect([2, 3]).toContain(refused.length)
    for (const reason of refused)
      expect(String(reason)).toContain('One address can confirm one review.')
    const { ratings } = await detailOf(business.id)
    expect(ratings.filter((rating: { confirmed: boolean }) => rating.confirmed)).toHaveLength(1)
    expect(await countWrongSums(app.context.db)).toBe(0)
  })

  it('mails the writer about a reply once, and about a decision with its reason', async () => {
    const { business, owner } = await createOwned()
    const email = 'writer@example.co.za'
    const id = await confirmed(business.id, email)
    const cookie = await signIn(app, owner)
    for (const text of ['Thank you.', 'Thank you, Thandi.'])
      await app.server.inject({
        method: 'PUT',
        url: `/api/dashboard/reviews/${id}/reply`,
        payload: { text },
        headers: { cookie },
      })
    const admin = await signIn(
      app,
      await createUser(app.context.db, { role: 'ADMIN', password: TEST_PASSWORD }),
    )
    await send(`/api/admin/reviews/${id}/hide`, { reason: 'About another place.' }, admin)
    await send(`/api/admin/reviews/${id}/publish`, {}, admin)
    const told = (await mailsTo(email)).map(({ kind, payload }) => [kind, JSON.parse(payload)])
    expect(told.slice(1)).toEqual([
      ['review-answered', expect.objectContaining({ reply: 'Thank you.' })],
      ['review-decided', expect.objectContaining({ reason: 'About another place.' })],
      ['review-decided', expect.objectContaining({ reason: null })],
    ])
    const toOwner = (await mailsTo(owner.email)).find(({ kind }) => kind === 'reviews-hidden')
    expect(JSON.parse(toOwner?.payload ?? '{}')).toMatchObject({
      count: 1,
      reason: 'About another place.',
    })
  })

  it('deletes an address that was not confirmed in two weeks', async () => {
    const { business } = await createOwned()
    const { id, cookie } = await write(business.id)
    const email = 'late@example.co.za'
    await send(`/api/reviews/${id}/confirmation`, { email }, cookie)
    now = new Date(now.getTime() + 15 * DAY_MS)
    expect((await app.services.retention.removeDue()).unconfirmed).toBeGreaterThan(0)
    const late = await send(withToken('/api/reviews/confirm', await tokenTo(email)))
    expect(late.statusCode).toBe(404)
    const writers = await app.context.db.selectFrom('reviewWriters').select('email').execute()
    expect(writers.map((writer) => writer.email)).not.toContain(email)
  })
})
