import { denialReason } from '#server/permissions/denial-reason.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import type { BookingRules } from '#shared/booking/times/free-times.ts'
import type { DayHours } from '#shared/hours/opening-hours.ts'
import { DEFAULT_SETTINGS } from './booking-setup.service.ts'
import type { BookedServiceRow, findChangedDays } from './free-time.repository.ts'

type ChangedDay = Awaited<ReturnType<typeof findChangedDays>>[number]

/** The stored rules of a business in the form that the shared functions take. */
export function bookingRulesOf(row: BookedServiceRow, days: readonly ChangedDay[]): BookingRules {
  return {
    hours: fromJson(row.operatingHours),
    breaks: fromJson(row.breaks ?? DEFAULT_SETTINGS.breaks),
    specialDays: new Map(days.map((day) => [day.day, hoursOfDay(day)])),
    noticeMinutes: row.noticeMinutes ?? DEFAULT_SETTINGS.noticeMinutes,
    horizonDays: row.horizonDays ?? DEFAULT_SETTINGS.horizonDays,
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
  return confirmAtOnce === 1 && denialReason.confirmAtOnce({ plan }) === null
}
