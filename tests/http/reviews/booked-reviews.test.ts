import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countWrongSums } from '#server/operations/tables.ts'
import { bookingPages, formAddress, reviewPages } from '#shared/paths.ts'
import { book, mailsTo, setVisited } from '#tests/helpers/booked.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('reviews from a booking on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'on' })
  })
  afterAll(() => app.close())

  const review = (businessId: string, bookingToken: string, cookie = '') =>
    app.server.inject({
      method: 'POST',
      url: '/api/rating',
      payload: { businessId, stars: 5, bookingToken },
      headers: { cookie },
    })

  const post = (url: string, payload: object, cookie = '') =>
    app.server.inject({ method: 'POST', url, payload, headers: { cookie } })

  it('carry the mark, one for each booking, and only after the visit', async () => {
    const { id, business, token } = await book(app, {}, { ownerInput: { plan: 'BASIC' } })
    const early = await review(business.id, token)
    expect(early.statusCode).toBe(409)
    expect(early.json().detail).toBe('A review can be written once the visit has taken place.')

    await setVisited(app, id)
    const page = await app.server.inject(bookingPages.visitor(token))
    expect(page.body).toContain(
      `${formAddress('review')}?token=${token}&amp;business=${business.id}`,
    )
    const form = await app.server.inject(
      `${formAddress('review')}?token=${token}&business=${business.id}`,
    )
    expect(form.body).toContain(`name="bookingToken" value="${token}"`)

    const answers = await Promise.all([1, 2, 3].map(() => review(business.id, token)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(
      'This booking already has a review.',
    )
    const { ratings } = (await app.server.inject(`/api/business/${business.id}`)).json()
    expect(ratings).toMatchObject([{ booked: true, confirmed: false }])
    const after = (await app.server.inject(bookingPages.visitor(token))).body
    expect(after).not.toContain('Write a Review')
    expect(after).toContain('Thank you for your review')
    expect(after).toContain(`${reviewPages.all(business.id)}?booked=yes#review-${ratings[0].id}`)
    expect(JSON.stringify(ratings)).not.toContain(id)
    expect(await countWrongSums(app.context.db)).toBe(0)
  })

  it('are not offered a second time while held or hidden, and nobody is invited again', async () => {
    const { id, business, token } = await book(app, {}, { ownerInput: { plan: 'PREMIUM' } })
    await setVisited(app, id)
    await review(business.id, token)
    const pageAs = async (state: 'held' | 'hidden', reason: string) => {
      const change = { state, reason }
      await app.context.db.updateTable('ratings').set(change).where('bookingId', '=', id).execute()
      return (await app.server.inject(bookingPages.visitor(token))).body
    }
    const held = await pageAs('held', 'burst')
    expect(held).toContain('It will appear within a day.')
    const hidden = await pageAs('hidden', 'About another place.')
    expect(hidden).toContain('We no longer show it. The reason: About another place.')
    for (const page of [held, hidden]) expect(page).not.toMatch(/Write a Review|#review-/)

    const silent = await book(app, {}, { ownerInput: { plan: 'PREMIUM' } })
    await setVisited(app, silent.id)
    const started = new Date(Date.now() - 30 * 3600 * 1000).toISOString()
    await app.context.db
      .updateTable('bookings')
      .set({ startISO: started, endISO: started, nextStep: 'invite', nextStepAt: started })
      .where('id', 'in', [id, silent.id])
      .execute()
    await app.services.bookingSteps.runDue()
    const invitations = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('kind', '=', 'review-invitation')
      .execute()
    expect(invitations.map(({ payload }) => JSON.parse(payload))).toMatchObject([
      { businessName: silent.business.businessName },
    ])
  })

  it('tell their writer of every decision and of a reply, unless the mails of the booking were stopped', async () => {
    const admin = await signInAsAdmin(app)
    const told = async (email: string) =>
      (await mailsTo(app, email))
        .map(({ subject }) => subject)
        .filter((text) => /review/.test(text))
    for (const [email, isStopped] of [
      ['booked@example.co.za', false],
      ['stopped@example.co.za', true],
    ] as const) {
      const { id, business, token, cookie } = await book(app, { email })
      await setVisited(app, id)
      if (isStopped) await post(`/api/bookings/${token}/stop-mails`, {})
      const reviewId = (await review(business.id, token)).json().rating.id
      await app.server.inject({
        method: 'PUT',
        url: `/api/dashboard/reviews/${reviewId}/reply`,
        payload: { text: 'Thank you.' },
        headers: { cookie },
      })
      const decide = (verdict: string) =>
        post(`/api/admin/reviews/${reviewId}/${verdict}`, { reason: 'Not a visit.' }, admin)
      await decide('hide')
      await decide('publish')
      await post(`/api/reviews/${reviewId}/report`, { reason: 'advert' })
      expect((await decide('publish')).statusCode).toBe(200)
      const name = business.businessName
      const shown = `Your review of ${name} is shown`
      const hidden = `Your review of ${name} was hidden`
      expect(await told(email)).toEqual(
        isStopped ? [] : [`${name} answered your review`, hidden, shown, shown],
      )
    }
  })

  it('are refused with a guessed link or that of another business', async () => {
    const one = await book(app)
    const other = await book(app)
    await setVisited(app, one.id)
    expect((await review(other.business.id, one.token)).statusCode).toBe(404)
    expect((await review(one.business.id, 'x'.repeat(43))).statusCode).toBe(404)
    expect((await review(one.business.id, '')).json().rating.booked).toBe(false)
  })

  it('are one review a month of a device, like any other', async () => {
    const { id, business, token } = await book(app)
    await setVisited(app, id)
    const first = await review(business.id, '')
    const cookie = String(first.headers['set-cookie']).split(';')[0]
    expect((await review(business.id, '', cookie)).statusCode).toBe(409)
    const booked = await review(business.id, token, cookie)
    expect(booked.statusCode).toBe(409)
    expect(booked.json().detail).toContain('One review a month keeps it fair.')
  })
})
