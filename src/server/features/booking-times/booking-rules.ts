import { whyNot } from '#server/permissions/why-not.ts'
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

/** The setting stays stored after a change to BASIC, without effect. */
export function confirmsAtOnce({
  plan,
  confirmAtOnce,
}: Pick<BookedServiceRow, 'plan' | 'confirmAtOnce'>): boolean {
  return confirmAtOnce === 1 && whyNot.confirmAtOnce({ plan }) === null
}
