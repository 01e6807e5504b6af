import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { bookingApi, bookingPages } from '#shared/booking/booking-paths.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { api } from '#shared/paths.ts'
import type { BusinessPage } from '#shared/schemas/business-list.ts'
import { book } from '#tests/helpers/booked.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const ALWAYS_OPEN = Object.fromEntries(
  WEEKDAYS.map((weekday) => [weekday, { open: '00:00', close: '00:00', closed: false }]),
) as OperatingHours
const HOLIDAYS = ['2026-09-24', '2026-09-25'].map((day) => ({
  day,
  name: 'Heritage Day',
  kind: 'closed' as const,
  open: '',
  close: '',
}))

describe.each(ENGINES)('special days on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    const now = new Date('2026-09-24T10:00:00.000Z')
    app = await createTestApp(engine, {}, { clock: () => now })
    const { db } = app.context
    const florist = {
      industry: 'Restaurant' as const,
      services: ['Proteas'],
      operatingHours: ALWAYS_OPEN,
    }
    // PREMIUM comes first where both are open.
    const closed = await createBusiness(db, {
      ...florist,
      businessName: 'Closed Proteas',
      ownerInput: { plan: 'PREMIUM' },
    })
    await createBookingTimes(db, closed.id, {
      services: [{ name: 'Bouquet', minutes: 30 }],
      specialDays: HOLIDAYS,
    })
    await createBusiness(db, { ...florist, businessName: 'Open Proteas' })
  })
  afterAll(() => app.close())

  const namesFor = async (q: string) => {
    const answer = await app.server.inject(`${api.businesses}?${new URLSearchParams({ q })}`)
    return answer.json<BusinessPage>().businesses.map(({ businessName }) => businessName)
  }

  it('count when somebody types that it shall be open now', async () => {
    expect(await namesFor('proteas')).toEqual(['Closed Proteas', 'Open Proteas'])
    expect(await namesFor('proteas open now')).toEqual(['Open Proteas', 'Closed Proteas'])
  })

  it('count among the others nearby that are open', async () => {
    const { token } = await book(app, {}, { industry: 'Restaurant' })
    await app.server.inject({ method: 'POST', url: bookingApi.visitorMove(token, 'cancel') })
    const { body } = await app.server.inject(bookingPages.visitor(token))
    expect(body).toContain('Open Proteas')
    expect(body).not.toContain('Closed Proteas')
  })
})
