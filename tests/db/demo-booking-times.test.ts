import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_CITY } from '#demo/city/city.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createRandom } from '#demo/random.ts'
import { seedBookingTimes } from '#demo/seed-booking-times.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite')
})
afterAll(() => app.close())

it('the demo has stylists, buffers, nobody twice at once, and a booking that was moved', async () => {
  const { db, secret } = app.context
  const demo = DEMO_CITY.find(({ key }) => key === 'crown-and-coil')
  if (!demo) throw new Error('Crown & Coil is not in the demo city.')
  const { id } = await createBusiness(db)
  const now = new Date('2026-12-01T06:00:00.000Z')
  await seedBookingTimes(db, id, demo, { random: createRandom('a demo'), now, secret })
  const bookings = await db
    .selectFrom('bookings')
    .select(['personName', 'startISO', 'sequence'])
    .where('businessId', '=', id)
    .execute()
  expect(new Set(bookings.map(({ personName }) => personName))).toEqual(
    new Set(['Nomvula', 'Chanel', 'Thabiso']),
  )
  const slots = bookings.map(({ personName, startISO }) => `${personName} ${startISO}`)
  expect(new Set(slots).size).toBe(slots.length)
  // Moved once: asked for, and agreed.
  expect(bookings.filter(({ sequence }) => sequence === 3)).toHaveLength(1)
  const buffered = await db
    .selectFrom('bookableServices')
    .select('name')
    .where('businessId', '=', id)
    .where('bufferAfter', '>', 0)
    .execute()
  expect(buffered.map(({ name }) => name).toSorted()).toEqual(['Box braids', 'Silk press'])
})
