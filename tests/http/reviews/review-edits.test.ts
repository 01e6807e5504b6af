import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { editToken } from '#server/features/reviews/edit-token.ts'
import { countWrongSums } from '#server/operations/tables.ts'
import { HELD_SENTENCE, WITHDRAWN_SENTENCE } from '#shared/catalogue/review-states.ts'
import { REVIEW_DONE } from '#shared/catalogue/review-texts.ts'
import { bookingPages, formAddress, pages, reviewPages, withToken } from '#shared/paths.ts'
import { book, mailsTo, setVisited } from '#tests/helpers/booked.ts'
import { follow } from '#tests/helpers/follow.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const DAY_MS = 24 * 3600 * 1000
const START = new Date('2026-03-02T10:00:00.000Z')

describe.each(USUAL_ENGINES)('a review and its writer on %s', (engine) => {
  let app: TestApp
  let now = START
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'on' }, { clock: () => now })
  })
  beforeEach(() => {
    now = new Date(now.getTime() + 40 * DAY_MS)
  })
  afterAll(() => app.close())

  const inject = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload = {}, cookie = '') =>
    app.server.inject({ method, url, payload, headers: { cookie } })
  const send = (url: string, fields: Record<string, string>) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const edit = (token: string, change: object) =>
    inject('PUT', withToken('/api/reviews/own', token), change)
  const withdraw = (token: string) => inject('DELETE', withToken('/api/reviews/own', token))
  const detailOf = async (id: string) => (await app.server.inject(`/api/business/${id}`)).json()
  const pageOf = async (id: string) => (await app.server.inject(pages.business(id))).body
  const idOf = (answer: { json(): { rating: { id: string } } }) => answer.json().rating.id

  /** A review from a visit, with the token of the booking. */
  const booked = async (email: string, said: object) => {
    const made = await book(app, { email }, { ownerInput: { plan: 'BASIC' } })
    await setVisited(app, made.id)
    const bookingToken = made.token
    const answer = await inject('POST', '/api/rating', {
      businessId: made.business.id,
      bookingToken,
      ...said,
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return { ...made, reviewId: idOf(answer) }
  }

  it('is edited from the booking: the date is shown, the average follows, an older reply says so', async () => {
    const email = 'zola@example.co.za'
    const { business, token, reviewId, cookie } = await booked(email, {
      stars: 1,
      comment: 'Nobody came to the door.',
    })
    const reply = (text: string) =>
      inject('PUT', `/api/dashboard/reviews/${reviewId}/reply`, { text }, cookie)
    await reply('We are sorry.')
    expect(await pageOf(business.id)).not.toContain('Edited')

    const visit = (await app.server.inject(bookingPages.visitor(token))).body
    expect(visit).toContain(withToken(reviewPages.edit, token))
    const form = await app.server.inject(withToken(reviewPages.edit, token))
    expect(form.statusCode).toBe(200)
    expect(form.headers['cache-control']).toBe('no-store')
    expect(form.body).toContain('Nobody came to the door.')
    expect((await detailOf(business.id)).ratings[0].editedAt).toBeNull()

    now = new Date(now.getTime() + DAY_MS)
    const change = { stars: '5', comment: 'They came back and made it good.', name: 'Zola' }
    const sent = await send(formAddress('review-edit'), { token, ...change })
    expect(await follow(app, sent)).toContain(REVIEW_DONE.edited)
    const detail = await detailOf(business.id)
    expect(detail.business).toMatchObject({ ratingAvg: 5, ratingCount: 1 })
    expect(detail.ratings).toMatchObject([
      { id: reviewId, stars: 5, name: 'Zola', booked: true, editedAt: now.toISOString() },
    ])
    const page = await pageOf(business.id)
    expect(page).toMatch(/Edited (<!-- -->)?<time/)
    expect(page).toContain('Written before the review was edited.')
    expect(page).not.toContain('Nobody came')
    expect(await countWrongSums(app.context.db)).toBe(0)

    const toOwner = await mailsTo(app, business.owner.email)
    expect(toOwner.at(-1)?.subject).toBe(
      `A review of ${business.businessName} was edited: 5 of 5 stars now`,
    )
    now = new Date(now.getTime() + DAY_MS)
    await reply('Thank you for coming back to us.')
    expect(await pageOf(business.id)).not.toContain('Written before')

    // Nothing has changed, so nothing is marked and nobody is told.
    expect((await edit(token, { ...change, stars: 5 })).statusCode).toBe(200)
    expect((await detailOf(business.id)).ratings[0].editedAt).toBe(detail.ratings[0].editedAt)
    expect(await mailsTo(app, business.owner.email)).toHaveLength(toOwner.length)
    const wrong = await send(formAddress('review-edit'), { token, ...change, stars: '9' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('Please choose one to five stars.')
  })

  it('is edited and withdrawn from the mails to whoever confirmed it, and by no other link', async () => {
    const business = await createBusiness(app.context.db)
    const written = await inject('POST', '/api/rating', {
      businessId: business.id,
      stars: 2,
      comment: 'The queue was long.',
      name: 'Lindiwe',
    })
    const device = String(written.headers['set-cookie']).split(';')[0] ?? ''
    const id = idOf(written)
    const email = 'lindiwe@example.co.za'
    const token = editToken(app.context.secret, id, email)
    const other = editToken(app.context.secret, id, 'other@example.co.za')
    await inject('POST', `/api/reviews/${id}/confirmation`, { email }, device)
    for (const link of [token, other]) expect((await edit(link, { stars: 5 })).statusCode).toBe(404)

    const [mail] = await mailsTo(app, email)
    const link = /\/reviews\/confirm\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    const confirmed = await send(formAddress('confirm'), { token: link.split('=')[1] ?? '' })
    expect(confirmed.headers.location).toBe(`${withToken(reviewPages.edit, token)}&done=confirmed`)
    const opened = await follow(app, confirmed)
    expect(opened).toContain(REVIEW_DONE.confirmed)
    expect(opened).toContain('The queue was long.')

    const owner = await signIn(app, business.owner)
    await inject('PUT', `/api/dashboard/reviews/${id}/reply`, { text: 'Thank you.' }, owner)
    const answered = (await mailsTo(app, email)).at(-1)
    expect(answered?.text).toContain(withToken(reviewPages.edit, token))
    for (const guess of [other, `${id}.x`, id, 'x'])
      expect((await withdraw(guess)).statusCode, guess).toBe(404)
    expect((await detailOf(business.id)).business.ratingCount).toBe(1)

    const sent = await send(formAddress('review-withdrawal'), { token })
    expect(await follow(app, sent)).toContain(REVIEW_DONE.withdrawn)
    const detail = await detailOf(business.id)
    expect(detail.business).toMatchObject({ ratingAvg: 0, ratingCount: 0 })
    expect(detail.ratings).toEqual([])
    expect(await countWrongSums(app.context.db)).toBe(0)
    const { db } = app.context
    const row = await db.selectFrom('ratings').selectAll().where('id', '=', id).executeTakeFirst()
    expect(row).toMatchObject({ comment: null, authorName: null, reply: null, wordsHash: null })
    const writers = await db.selectFrom('reviewWriters').select('email').execute()
    expect(writers.map((writer) => writer.email)).not.toContain(email)
    for (const again of [await withdraw(token), await edit(token, { stars: 5 })])
      expect(again.statusCode).toBe(404)

    const admin = await signInAsAdmin(app)
    const publish = await inject('POST', `/api/admin/reviews/${id}/publish`, {}, admin)
    expect(publish.statusCode).toBe(404)
    const headers = { cookie: admin }
    const hidden = await app.server.inject({ url: '/api/admin/reviews?state=hidden', headers })
    expect(hidden.json().total).toBe(0)
    const figures = (await app.server.inject(reviewPages.figures)).body.replaceAll('<!-- -->', '')
    expect(figures).toContain('Withdrawn by their writers</dt><dd>1</dd>')
    expect(figures).toContain('Held and never shown</dt><dd>0</dd>')
  })

  it('is held if its new words are those of another review', async () => {
    const comment = 'The best koeksisters this side of the mountain, and a view on top of it.'
    const first = await booked('one@example.co.za', { stars: 5, comment })
    const { business, token } = await booked('two@example.co.za', { stars: 4, comment: 'Good.' })
    const copied = await edit(token, { stars: 5, comment })
    expect(copied.json()).toEqual({ message: REVIEW_DONE.editHeld })
    expect((await detailOf(business.id)).business.ratingCount).toBe(0)
    const page = (await app.server.inject(withToken(reviewPages.edit, token))).body
    expect(page).toContain(HELD_SENTENCE)
    // Its own words are no copy.
    expect((await edit(first.token, { stars: 4, comment })).json().message).toBe(REVIEW_DONE.edited)
    expect((await detailOf(first.business.id)).business.ratingAvg).toBe(4)
  })

  it('can be reported again after an edit, and tells complainants that it was withdrawn', async () => {
    const { business, token, reviewId } = await booked('nomsa@example.co.za', {
      stars: 1,
      comment: 'Rude to my mother.',
    })
    const report = (cookie = '') =>
      inject('POST', `/api/reviews/${reviewId}/report`, { reason: 'advert' }, cookie)
    const reported = await report()
    expect(reported.statusCode).toBe(201)
    const device = String(reported.headers['set-cookie']).split(';')[0] ?? ''
    const admin = await signInAsAdmin(app)
    expect((await report(device)).statusCode).toBe(409)
    const kept = await inject('POST', `/api/admin/reviews/${reviewId}/publish`, {}, admin)
    expect(kept.statusCode, kept.body).toBe(200)
    expect((await report(device)).statusCode).toBe(409)
    now = new Date(now.getTime() + 60_000)
    await edit(token, { stars: 1, comment: 'Call my cousin instead, he is cheaper.' })
    expect((await report(device)).statusCode).toBe(201)

    const email = 'complainant@example.co.za'
    const notice = await inject('POST', `/api/reviews/${reviewId}/notice`, {
      name: 'Pieter Adams',
      address: '1 Kloof Street',
      email,
      rightInfringed: 'My name.',
      remedy: 'Take it down.',
      goodFaith: 'yes',
      truth: 'yes',
      signature: 'Pieter Adams',
    })
    expect(notice.statusCode, notice.body).toBe(201)
    expect((await withdraw(token)).json()).toEqual({ message: REVIEW_DONE.withdrawn })
    expect((await mailsTo(app, email)).at(-1)?.text).toContain(WITHDRAWN_SENTENCE)
    const { waiting } = (
      await app.server.inject({
        url: '/api/admin/reviews?state=reported',
        headers: { cookie: admin },
      })
    ).json()
    expect(waiting.reported).toBe(0)
    const visit = (await app.server.inject(bookingPages.visitor(token))).body
    expect(visit).toContain('You have withdrawn your review.')
    expect(visit).not.toMatch(/Write a Review|Edit or withdraw/)
    expect((await detailOf(business.id)).business.ratingCount).toBe(0)
  })

  it('stays as it is once it was hidden, and can still be withdrawn', async () => {
    const { token, reviewId } = await booked('sipho@example.co.za', { stars: 3, comment: 'Fine.' })
    const admin = await signInAsAdmin(app)
    const reason = 'About another place.'
    await inject('POST', `/api/admin/reviews/${reviewId}/hide`, { reason }, admin)
    expect((await edit(token, { stars: 5 })).statusCode).toBe(409)
    const page = (await app.server.inject(withToken(reviewPages.edit, token))).body
    expect(page).toContain(`We no longer show it. The reason: ${reason}`)
    expect(page).not.toContain('Save My Review')
    expect((await withdraw(token)).statusCode).toBe(200)
    const { db } = app.context
    const row = await db.selectFrom('ratings').selectAll().where('id', '=', reviewId).execute()
    expect(row).toMatchObject([{ comment: null, removed: 1, reason }])
  })
})
