import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { countWrongBookingCounts } from '#server/operations/tables.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { effort, report } from '#tests/helpers/effort.ts'
import { ENGINES } from '#tests/helpers/test-app.ts'
import { createOwnSite, type OwnSite } from './own-site.ts'

const AT_ONCE = 64
/** Every other round has a kill, the first one as well. */
const ROUNDS = effort(1, 20)
const HOUR_MS = 3600 * 1000
const ALWAYS_OPEN = Object.fromEntries(
  WEEKDAYS.map((weekday) => [weekday, { open: '00:00', close: '00:00', closed: false }]),
) as OperatingHours

interface Wanted {
  businessId: string
  serviceId: string
  capacity: number
}

/** A whole hour, days ahead: a free time of a business that never closes. */
const startOf = (round: number) =>
  new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS + round * HOUR_MS).toISOString()

describe.each(ENGINES)(`${AT_ONCE} book one free time on %s, rounds: ${ROUNDS}`, (engine) => {
  let own: OwnSite
  const wanted: Wanted[] = []

  beforeEach(async () => {
    wanted.length = 0
    own = await createOwnSite(engine, { RATE_LIMIT: 'off' }, async ({ context: { db } }) => {
      for (const capacity of [1, 3]) {
        const { id } = await createBusiness(db, { operatingHours: ALWAYS_OPEN })
        const services = [{ name: 'Wash', minutes: 60 }]
        const [serviceId = ''] = await createBookingTimes(db, id, { services, capacity })
        wanted.push({ businessId: id, serviceId, capacity })
      }
    })
  })
  afterEach(() => own.remove())

  /** The status, or 0 if the process was killed before it answered. */
  const book = async ({ businessId, serviceId }: Wanted, dateISO: string, number: number) => {
    const body = JSON.stringify({
      businessId,
      serviceId,
      dateISO,
      name: `Visitor ${number}`,
      phone: '082 000 0100',
      email: `visitor-${number}@example.co.za`,
    })
    const headers = { 'content-type': 'application/json' }
    try {
      return (await fetch(`${own.site.url}/api/booking`, { method: 'POST', headers, body })).status
    } catch {
      return 0
    }
  }
  const askAtOnce = (time: Wanted, dateISO: string) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, number) => book(time, dateISO, number)))

  /** Concurrent requests to both businesses, and a kill in the middle. */
  const killAmong = async (dateISO: string) => {
    const asking = wanted.map((time) => askAtOnce(time, dateISO))
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 120))
    await own.site.kill()
    let acknowledged = 0
    for (const [index, { capacity }] of wanted.entries()) {
      const got = (await asking[index])?.filter((status) => status === 201).length ?? 0
      expect(got).toBeLessThanOrEqual(capacity)
      acknowledged += got
    }
    await own.site.start()
    return acknowledged
  }

  it('exactly as many get it as there are seats, also when the process is killed', {
    timeout: 600_000,
  }, async () => {
    await own.site.start()
    const starts = Array.from({ length: ROUNDS }, (_, round) => startOf(round))
    let acknowledged = 0
    for (const [round, dateISO] of starts.entries()) {
      if (round % 2 === 0) acknowledged += await killAmong(dateISO)
      // After a kill, retries of accepted bookings succeed again, and only the remaining seats are given out.
      for (const time of wanted) {
        const statuses = await askAtOnce(time, dateISO)
        const got = statuses.filter((status) => status === 201).length
        expect(got).toBe(time.capacity)
        expect(statuses.filter((status) => status === 409)).toHaveLength(AT_ONCE - got)
        acknowledged += got
      }
    }
    await own.site.stop()
    report(`${engine}: ${acknowledged} bookings acknowledged in ${ROUNDS} rounds`)

    await own.onDatabase(async (db) => {
      for (const { businessId, capacity } of wanted)
        for (const startISO of starts) {
          const rows = await db
            .selectFrom('bookings')
            .leftJoin('bookingEvents', 'bookingEvents.bookingId', 'bookings.id')
            .select(['bookings.id', 'bookingEvents.status'])
            .where('businessId', '=', businessId)
            .where('bookings.startISO', '=', startISO)
            .execute()
          // Exactly the seats, each with its first event: nothing is half done.
          expect(rows).toHaveLength(capacity)
          expect(rows.every(({ status }) => status === 'requested')).toBe(true)
        }
      expect(await countWrongBookingCounts(db)).toBe(0)
    })
  })
})
