import { CATEGORY_OF_INDUSTRY } from '#shared/catalogue/industries.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import type { DemoBusiness } from './city/city.types.ts'
import { BOOKING_NOTES, VISITORS } from './city/visitors.ts'
import type { BookingInput, CounterInput } from './factories/activity.ts'
import { pick } from './factories/random.ts'

const DAY_MS = 24 * 3600 * 1000
const DAYS = 120
const WEEKEND = new Set([0, 6])

/** Four months of bookings: more for popular businesses, most with a date, some with a note. */
export function generateBookings(
  business: DemoBusiness,
  random: () => number,
  now: Date,
): BookingInput[] {
  const notes = BOOKING_NOTES[CATEGORY_OF_INDUSTRY[business.industry]]
  const count = Math.round(business.popularity * (12 + random() * 30))
  return Array.from({ length: count }, () => {
    const visitor = pick(VISITORS, random)
    const createdAt = new Date(now.getTime() - random() * DAYS * DAY_MS)
    const wanted = new Date(createdAt.getTime() + (1 + random() * 12) * DAY_MS)
    return {
      ...visitor,
      dateISO: random() < 0.8 ? capeTownDay(wanted) : null,
      notes: random() < 0.65 ? pick(notes, random) : null,
      createdAt,
    }
  })
}

/** Views and shares by day, with quieter weekdays and slow growth. */
export function generateCounters(
  business: DemoBusiness,
  random: () => number,
  now: Date,
): CounterInput[] {
  const counters: CounterInput[] = []
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const date = new Date(now.getTime() - ago * DAY_MS)
    const rise = 0.7 + 0.5 * (1 - ago / DAYS)
    const weekend = WEEKEND.has(date.getUTCDay()) ? 1.5 : 1
    const views = Math.round(business.popularity * 26 * rise * weekend * (0.5 + random()))
    const shares = Math.floor(views * 0.05 * random() * 2)
    const day = capeTownDay(date)
    if (views > 0) counters.push({ day, kind: 'view', count: views })
    if (shares > 0) counters.push({ day, kind: 'share', count: shares })
  }
  return counters
}
