import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBookings, createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { saveWriter } from '#server/features/reviews/review-writer.repository.ts'
import { readConfig } from '#server/read-config.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { THANDI, useEverywhere } from '#tests/helpers/used-everywhere.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOTHING = {
  bookings: 0,
  unconfirmed: 0,
  unconfirmedSignups: 0,
  reviewAddresses: 0,
  newsletter: 0,
  notices: 0,
  conversations: 0,
  payments: 0,
  requests: 0,
  lapsedAccounts: 0,
}

describe.each(USUAL_ENGINES)('old personal data on %s', (engine) => {
  let app: TestApp
  let now: Date
  beforeEach(async () => {
    now = new Date()
    app = await createTestApp(engine, { METRICS_PORT: '0' }, { clock: () => now })
  })
  afterEach(() => app.close())

  const later = (days: number) => {
    now = new Date(now.getTime() + days * DAY_MS)
  }

  it('goes by itself when its time is over, and not a day before', async () => {
    const { db } = app.context
    await useEverywhere(app)
    expect(await app.services.retention.removeDue()).toEqual(NOTHING)
    later(13)
    expect(await app.services.retention.removeDue()).toEqual(NOTHING)
    later(2)
    expect(await app.services.retention.removeDue()).toEqual({ ...NOTHING, unconfirmedSignups: 1 })
    // The past booking was nine days ago, the coming one is in a month.
    later(345)
    expect((await app.services.retention.removeDue()).bookings).toBe(1)
    later(40)
    expect((await app.services.retention.removeDue()).bookings).toBe(1)
    const bookings = await db.selectFrom('bookings').select(['name', 'phone', 'notes']).execute()
    expect(bookings).toEqual([
      { name: 'Details erased', phone: '', notes: null },
      { name: 'Details erased', phone: '', notes: null },
    ])
    later(340)
    expect((await app.services.retention.removeDue()).reviewAddresses).toBe(1)
    // The notice was never decided.
    later(2000)
    expect((await app.services.retention.removeDue()).notices).toBe(0)
    await db
      .updateTable('reviewReports')
      .set({ closedAt: new Date(now.getTime() - 1096 * DAY_MS).toISOString() })
      .execute()
    expect((await app.services.retention.removeDue()).notices).toBe(1)
    expect(await db.selectFrom('takedownNotices').select('id').execute()).toEqual([])
    const metrics = (await app.metrics?.text()) ?? ''
    for (const [state, count] of Object.entries({ bookings: 2, notices: 1, lapsedAccounts: 0 }))
      expect(metrics).toContain(`cpt_personal_data_removed{state="${state}"} ${count}\n`)
  })

  it('forgets who left the newsletter, with the proof, after three years', async () => {
    const { db } = app.context
    await app.server.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: { email: THANDI.email },
    })
    const unsubscribedAt = now.toISOString()
    await db
      .updateTable('newsletterSignups')
      .set({ unsubscribedAt, confirmedAt: unsubscribedAt })
      .execute()
    later(1094)
    expect((await app.services.retention.removeDue()).newsletter).toBe(0)
    later(2)
    expect((await app.services.retention.removeDue()).newsletter).toBe(1)
  })

  it('takes conversations two years after the last message, with every word', async () => {
    const { db } = app.context
    const asked = { topic: 'other', name: THANDI.name, email: THANDI.email, message: 'Hello there' }
    const { page } = (
      await app.server.inject({ method: 'POST', url: '/api/contact', payload: asked })
    ).json()
    later(700)
    const again = { message: 'And another thing' }
    await app.server.inject({ method: 'POST', url: page, payload: again })
    later(729)
    expect((await app.services.retention.removeDue()).conversations).toBe(0)
    later(2)
    expect((await app.services.retention.removeDue()).conversations).toBe(1)
    expect(await db.selectFrom('conversationMessages').select('text').execute()).toEqual([])
  })

  it('goes in batches, however much there is', async () => {
    const { db } = app.context
    const { id } = await createBusiness(db)
    const createdAt = new Date(now.getTime() - 400 * DAY_MS)
    const many = Array.from({ length: 501 }, () => ({}))
    await createBookings(db, id, many)
    await db
      .updateTable('bookings')
      .set({ dateISO: createdAt.toISOString(), startISO: null })
      .execute()
    const [ratingId = ''] = await createReviews(db, id, [{ stars: 4 }])
    const at = createdAt.toISOString()
    await saveWriter(db, {
      ratingId,
      email: 'a@b.co.za',
      tokenHash: 'x',
      confirmedAt: null,
      createdAt: at,
    })
    expect(await app.services.retention.removeDue()).toMatchObject({
      bookings: 501,
      unconfirmed: 1,
    })
  })
})

it('refuses a period that is shorter than its floor, with a sentence', () => {
  expect(() => readConfig({ KEEP_BOOKINGS_DAYS: '29' })).toThrow(
    'KEEP_BOOKINGS_DAYS is wrong: must be a number of days, 30 or more.',
  )
  expect(readConfig({ KEEP_BOOKINGS_DAYS: '90' }).keep.bookings).toBe(90)
})
