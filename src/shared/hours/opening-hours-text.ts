import {
  type DayHours,
  isUnknownDay,
  type OpenState,
  spanOfDay,
  type Weekday,
} from './opening-hours.ts'

export const WEEKDAY_NAMES: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

/** 'Open now', 'Opens at 08:30', 'Opens tomorrow at 08:30', 'Opens Monday at 08:30', 'Closed today: Heritage Day', 'Hours not known today' or 'Closed'. */
export function describeOpenState(state: OpenState): string {
  if (state.open) return 'Open now'
  if (state.holiday) return `Closed today: ${state.holiday}`
  if (state.isUnknown) return 'Hours not known today'
  if (!state.next) return 'Closed'
  const { daysAhead, weekday, time } = state.next
  if (daysAhead === 0) return `Opens at ${time}`
  if (daysAhead === 1) return `Opens tomorrow at ${time}`
  return `Opens ${WEEKDAY_NAMES[weekday]} at ${time}`
}

/** 'Open until 18:00', 'Open 24 hours', or when it opens next: still true a while later. */
export function describeOpenUntil(state: OpenState): string {
  if (!state.open) return describeOpenState(state)
  if (!state.until) return 'Open 24 hours'
  const { daysAhead, weekday, time } = state.until
  return daysAhead <= 1 ? `Open until ${time}` : `Open until ${WEEKDAY_NAMES[weekday]} at ${time}`
}

/** One row of the week's table: '08:30 – 17:15', 'Closed', 'Open 24 hours' or 'Not known'. */
export function hoursText(day: DayHours): string {
  if (isUnknownDay(day)) return 'Not known'
  const span = spanOfDay(day)
  if (!span) return 'Closed'
  if (span.from === 0 && span.to === 24 * 60) return 'Open 24 hours'
  return `${day.open} – ${day.close}`
}
