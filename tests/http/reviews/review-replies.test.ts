import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { signToken } from '#server/platform/signed-token.ts'
import { ownPages } from '#shared/own-paths.ts'
import { formAddress, pages, reviewPages, withToken } from '#shared/paths.ts'
import { fieldError } from '#tests/helpers/field-error.ts'
import { follow } from '#tests/helpers/follow.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('replying to reviews on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  /** On BASIC, which is enough. */
  const createOwner = async () => {
    const { db } = app.context
    const owner = await createUser(db, { password: TEST_PASSWORD, plan: 'BASIC' })
    const business = await createBusiness(db, { owner })
    return { business, cookie: await signIn(app, owner) }
  }
  const write = async (businessId: string, stars = 2) =>
    (
      await app.server.inject({
        method: 'POST',
        url: '/api/rating',
        payload: { businessId, stars, comment: 'Slow.' },
      })
    ).json().rating.id as string
  const reply = (id: string, text: string, cookie: string) =>
    app.server.inject({
      method: 'PUT',
      url: `/api/dashboard/reviews/${id}/reply`,
      payload: { text },
      headers: { cookie },
    })
  const ratingsOf = async (id: string) =>
    (await app.server.inject(`/api/business/${id}`)).json().ratings
  const listOwn = async (cookie: string, query = '') =>
    (await app.server.inject({ url: `/api/dashboard/reviews${query}`, headers: { cookie } })).json()
  const tokenTo = async (email: string) => {
    const { payload } = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    return readPayload(app.context.secret, payload).replyToken as string
  }

  it('are counted on the page: how often, and how fast', async () => {
    const { business, cookie } = await createOwner()
    const body = async () => (await app.server.inject(pages.business(business.id))).body
    const [first = '', second = ''] = [await write(business.id), await write(business.id)]
    for (const id of [first, second]) await reply(id, 'Thank you.', cookie)
    expect(await body()).not.toContain('The owner replied')
    await write(business.id)
    expect(await body()).toContain(
      'The owner replied to 2 of the newest 3 reviews, usually within an hour.',
    )
    const { replies } = (await app.server.inject(`/api/business/${business.id}`)).json()
    expect(replies).toEqual({ of: 3, answered: 2, hours: 1 })
  })

  it('publishes one reply, changes it and deletes it', async () => {
    const { business, cookie } = await createOwner()
    const id = await write(business.id)
    const first = await reply(id, '  Sorry about that.\r\nCome again. ', cookie)
    expect(first.json()).toMatchObject({
      message: 'Your reply is published.',
      reply: { text: 'Sorry about that.\nCome again.' },
    })
    expect((await ratingsOf(business.id))[0].reply).toEqual(first.json().reply)
    expect((await app.server.inject(pages.business(business.id))).body).toContain(
      `Reply from ${business.businessName}`,
    )
    expect((await reply(id, 'Second words.', cookie)).json().message).toBe(
      'Your reply was changed.',
    )
    const remove = () =>
      app.server.inject({
        method: 'DELETE',
        url: `/api/dashboard/reviews/${id}/reply`,
        headers: { cookie },
      })
    expect((await remove()).json()).toEqual({ message: 'Your reply was removed.' })
    expect((await ratingsOf(business.id))[0].reply).toBeNull()
    expect((await remove()).json().detail).toBe('There is no reply to remove.')
  })

  it('rejects other users, empty and too long texts, and reviews that are no longer shown', async () => {
    const { business, cookie } = await createOwner()
    const id = await write(business.id)
    const stranger = await createOwner()
    expect((await reply(id, 'Not mine.', stranger.cookie)).statusCode).toBe(404)
    for (const nothing of [' ', '\u200b\u3164\u202e'])
      expect((await reply(id, nothing, cookie)).json().detail).toBe('Please write a reply.')
    expect((await reply(id, 'x'.repeat(1001), cookie)).json().detail).toBe(
      'Please keep the reply to 1,000 characters.',
    )
    const { db } = app.context
    await db.updateTable('ratings').set({ state: 'hidden' }).where('id', '=', id).execute()
    expect((await reply(id, 'Too late.', cookie)).json().detail).toBe(
      'We can’t find that review, or it is no longer shown.',
    )
  })

  it('lists reviews without a reply first, page by page', async () => {
    const { business, cookie } = await createOwner()
    await createReviews(
      app.context.db,
      business.id,
      Array.from({ length: 30 }, (_, index) => ({
        stars: 1 + (index % 5),
        comment: `${index}`,
        reply: index % 3 === 0 ? 'Thank you.' : null,
        createdAt: new Date(Date.UTC(2026, 0, 31 - index)),
      })),
    )
    await createReviews(app.context.db, business.id, [
      { stars: 1, comment: 'Not for the owner yet.', state: 'held' },
      { stars: 1, state: 'held' },
      { stars: 1, state: 'hidden' },
    ])
    const commentsOf = ({ reviews }: { reviews: { comment: string }[] }) =>
      reviews.map(({ comment }) => Number(comment))
    const first = await listOwn(cookie)
    expect(first).toMatchObject({ total: 30, answered: 10, unanswered: 20, held: 2 })
    expect(JSON.stringify(first)).not.toContain('Not for the owner')
    const unanswered = Array.from({ length: 30 }, (_, index) => index).filter((n) => n % 3 !== 0)
    expect(commentsOf(first)).toEqual(unanswered)
    expect(commentsOf(await listOwn(cookie, '?page=2'))).toEqual([
      0, 3, 6, 9, 12, 15, 18, 21, 24, 27,
    ])
    expect(commentsOf(await listOwn(cookie, '?stars=1'))).toEqual([5, 10, 20, 25, 0, 15])
    expect(await listOwn(cookie, '?show=unanswered&stars=1')).toMatchObject({ total: 4 })
    const dashboard = await app.server.inject({ url: '/api/dashboard', headers: { cookie } })
    expect(dashboard.json().reviewsUnanswered).toBe(20)
  })

  it('replies by a link from before links named the owner', async () => {
    const { business } = await createOwner()
    const id = await write(business.id)
    const old = signToken(app.context.secret, 'review-reply', id)
    const answer = await app.server.inject({
      method: 'POST',
      url: `/api/reviews/reply?token=${old}`,
      payload: { text: 'Thank you.' },
    })
    expect(answer.statusCode).toBe(200)
  })

  it('replies by the link in the mail: opening shows the form, sending it replies', async () => {
    const { business } = await createOwner()
    const id = await write(business.id)
    const token = await tokenTo(business.owner.email)
    const page = await app.server.inject(withToken(reviewPages.reply, token))
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('Slow.')
    expect((await ratingsOf(business.id))[0].reply).toBeNull()

    const send = (fields: object) =>
      app.server.inject({ method: 'POST', url: formAddress('reply'), payload: fields })
    const long = `${'We are sorry. '.repeat(200)}Call & ask.`
    const refused = await send({ token, text: long, businessId: business.id })
    expect(refused.statusCode).toBe(400)
    expect(fieldError(refused.body, 'text')).toBeDefined()
    expect(refused.body).toContain('Call &amp; ask.</textarea>')
    const answer = await send({ token, text: 'We are sorry.', businessId: business.id })
    expect(await follow(app, answer)).toContain('Your reply is published.')
    expect((await ratingsOf(business.id))[0].reply.text).toBe('We are sorry.')

    const forged = `${id}.${'x'.repeat(43)}`
    expect((await send({ token: forged, text: 'Mine.' })).statusCode).toBe(404)
    expect((await app.server.inject(withToken(reviewPages.reply, forged))).statusCode).toBe(404)
    expect((await app.server.inject(reviewPages.reply)).statusCode).toBe(404)
  })
})

describe.each(USUAL_ENGINES)('the Google review link on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  it('is stored by a PREMIUM owner and offered to everybody, whatever the stars', async () => {
    const { db } = app.context
    const signedIn = async (plan: 'BASIC' | 'PREMIUM') => {
      const owner = await createUser(db, { password: TEST_PASSWORD, plan })
      const business = await createBusiness(db, { owner })
      return { business, cookie: await signIn(app, owner) }
    }
    const save = (url: string, cookie: string) =>
      app.server.inject({
        method: 'PUT',
        url: '/api/dashboard/google-review-link',
        payload: { url },
        headers: { cookie },
      })
    const offeredAfter = async (businessId: string, stars: number) =>
      (
        await app.server.inject({
          method: 'POST',
          url: '/api/rating',
          payload: { businessId, stars },
        })
      ).json().googleReviewUrl
    const link = 'https://g.page/r/harbour-table/review'

    const premium = await signedIn('PREMIUM')
    expect(await offeredAfter(premium.business.id, 5)).toBeNull()
    expect((await save('https://example.com/', premium.cookie)).statusCode).toBe(400)
    const map = await save('https://maps.app.goo.gl/abc', premium.cookie)
    expect(map.json().errors.url).toContain('opens your place on the map')
    const openCards = (cookie: string) =>
      app.server.inject({ url: ownPages.googleCard, headers: { cookie } })
    expect((await openCards(premium.cookie)).body).toContain('Please save the link')
    expect((await save(link, premium.cookie)).json()).toEqual({ message: 'The link is saved.' })
    const cards = await openCards(premium.cookie)
    expect(cards.statusCode).toBe(200)
    expect(cards.body).toContain(`aria-label="QR code of ${link}"`)
    for (const stars of [1, 5]) expect(await offeredAfter(premium.business.id, stars)).toBe(link)
    await db
      .updateTable('users')
      .set({ plan: 'BASIC' })
      .where('id', '=', premium.business.owner.id)
      .execute()
    expect(await offeredAfter(premium.business.id, 5)).toBeNull()

    const basic = await signedIn('BASIC')
    const refused = await save(link, basic.cookie)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().detail).toBe('The Google review link is part of the PREMIUM plan.')
  })
})
