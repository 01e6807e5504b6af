import { capeTownClock } from '#shared/time/cape-town-time.ts'
import { startOfCapeTownDay } from '#shared/time/dates.ts'
import { isUnknownDay, type OperatingHours, spanOfDay, WEEKDAYS } from './opening-hours.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A business that opens once a week has opened twice by then. */
const LONGEST_DAYS = 15

/**
 * When a business has been open for this long, from the given time. Without known hours, daytime counts. Null
 * if it is closed all week.
 */
export function openingTimeAfter(
  hours: OperatingHours | null,
  from: Date,
  openMs: number,
): Date | null {
  let left = openMs
  let seen = from.getTime()
  const today = startOfCapeTownDay(from).getTime()
  // Yesterday's hours may run past midnight.
  for (let day = -1; day < LONGEST_DAYS; day++) {
    const midnight = today + day * DAY_MS
    const span = spanOf(hours, new Date(midnight))
    if (!span) continue
    const start = Math.max(midnight + span.from * MINUTE_MS, seen)
    const end = midnight + span.to * MINUTE_MS
    if (end <= start) continue
    if (end - start >= left) return new Date(start + left)
    left -= end - start
    seen = end
  }
  return null
}

const BY_DAY = { from: 9 * 60, to: 17 * 60 }

function spanOf(hours: OperatingHours | null, midnight: Date) {
  const weekday = WEEKDAYS[(capeTownClock(midnight).getUTCDay() + 6) % 7]
  if (hours === null || weekday === undefined || isUnknownDay(hours[weekday])) return BY_DAY
  return spanOfDay(hours[weekday])
}
