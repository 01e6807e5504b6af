import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createLiveBookings, createLiveGroup } from '#demo/live-bookings.ts'
import { BOOKING_STATES } from '#shared/booking/booking-states.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite')
})
afterAll(() => app.close())

/** The demo bookings are relative to now, so that no hour of the day may break one. */
it.each(['00:01', '06:00', '12:00', '21:59', '22:01', '23:59'])(
  'the demo shows every state when it is filled at %s',
  async (time) => {
    const { db, secret } = app.context
    const { id } = await createBusiness(db)
    await createLiveBookings(db, secret, id, new Date(`2026-12-31T${time}:00.000Z`))
    const rows = await db
      .selectFrom('bookings')
      .select('status')
      .distinct()
      .where('businessId', '=', id)
      .execute()
    const expected = BOOKING_STATES.filter((state) => state !== 'untracked')
    expect(rows.map(({ status }) => status).sort()).toEqual([...expected].sort())
    const { answersWithinHours } = await db
      .selectFrom('businesses')
      .select('answersWithinHours')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(answersWithinHours).toBe(2)
  },
)

it('the demo shows one request to several, with its answers', async () => {
  const { db, secret } = app.context
  const ids = [
    (await createBusiness(db)).id,
    (await createBusiness(db)).id,
    (await createBusiness(db)).id,
  ]
  await createLiveGroup(db, secret, ids, new Date())
  const rows = await db
    .selectFrom('bookings')
    .select(['status', 'groupId'])
    .where('groupId', 'is not', null)
    .orderBy('status')
    .execute()
  expect(rows.map(({ status }) => status)).toEqual(['accepted', 'declined', 'requested'])
  expect(new Set(rows.map(({ groupId }) => groupId)).size).toBe(1)
})
