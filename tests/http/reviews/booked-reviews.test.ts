import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countWrongSums } from '#server/operations/tables.ts'
import { bookingPages } from '#shared/booking/booking-paths.ts'
import { api, formAddress } from '#shared/paths.ts'
import { reviewPages } from '#shared/review-paths.ts'
import { book } from '#tests/helpers/booked.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

describe.each(ENGINES)('reviews from a booking on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'on' })
  })
  afterAll(() => app.close())

  const setStatus = (id: string, status: 'accepted' | 'completed') =>
    app.context.db.updateTable('bookings').set({ status }).where('id', '=', id).execute()
  const review = (businessId: string, bookingToken: string, cookie = '') =>
    app.server.inject({
      method: 'POST',
      url: api.rating,
      payload: { businessId, stars: 5, bookingToken },
      headers: { cookie },
    })

  it('carry the mark, one for each booking, and only after the visit', async () => {
    const { id, business, token } = await book(app, {}, { ownerInput: { plan: 'BASIC' } })
    await setStatus(id, 'accepted')
    const early = await review(business.id, token)
    expect(early.statusCode).toBe(409)
    expect(early.json().detail).toBe('A review can be written once the visit has taken place.')

    await setStatus(id, 'completed')
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
      'This booking has its review already.',
    )
    const { ratings } = (await app.server.inject(api.business(business.id))).json()
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
    await setStatus(id, 'completed')
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
    await setStatus(silent.id, 'completed')
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

  it('are refused with a guessed link or that of another business', async () => {
    const one = await book(app)
    const other = await book(app)
    await setStatus(one.id, 'completed')
    expect((await review(other.business.id, one.token)).statusCode).toBe(404)
    expect((await review(one.business.id, 'x'.repeat(43))).statusCode).toBe(404)
    expect((await review(one.business.id, '')).json().rating.booked).toBe(false)
  })

  it('are not stopped by the one review a month of a device', async () => {
    const { id, business, token } = await book(app)
    await setStatus(id, 'completed')
    const first = await review(business.id, '')
    const cookie = String(first.headers['set-cookie']).split(';')[0]
    expect((await review(business.id, '', cookie)).statusCode).toBe(409)
    expect((await review(business.id, token, cookie)).statusCode).toBe(201)
  })
})
