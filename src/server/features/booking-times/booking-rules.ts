import { fromJson } from '#server/platform/db/json-text.ts'
import type { BookingRules } from '#shared/booking/free-times.ts'
import type { DayHours } from '#shared/hours/opening-hours.ts'
import { USUAL_SETTINGS } from './booking-setup.service.ts'
import type { BookedServiceRow, findChangedDays } from './free-time.repository.ts'

type ChangedDay = Awaited<ReturnType<typeof findChangedDays>>[number]

/** The stored rules of a business in the form that the shared functions take. */
export function bookingRulesOf(row: BookedServiceRow, days: readonly ChangedDay[]): BookingRules {
  return {
    hours: fromJson(row.operatingHours),
    breaks: fromJson(row.breaks ?? USUAL_SETTINGS.breaks),
    specialDays: new Map(days.map((day) => [day.day, hoursOfDay(day)])),
    capacity: row.capacity ?? USUAL_SETTINGS.capacity,
    noticeMinutes: row.noticeMinutes ?? USUAL_SETTINGS.noticeMinutes,
    horizonDays: row.horizonDays ?? USUAL_SETTINGS.horizonDays,
  }
}

function hoursOfDay({ kind, open, close }: ChangedDay): DayHours {
  return { open, close, closed: kind === 'closed' }
}

/** Immediate confirmation is a PREMIUM feature: after a change to BASIC, the owner answers requests again. */
export function confirmsAtOnce({ plan, confirmAtOnce }: BookedServiceRow): boolean {
  return plan === 'PREMIUM' && confirmAtOnce === 1
}
