import { formatDate } from '#shared/time/dates.ts'
import { WEEKDAY_NAMES } from './opening-hours-text.ts'
import { hasPassed, type NamedDay, type NamedTime, whenOf } from './when.ts'

const DAY_LABELS: Record<NamedDay, string> = {
  ...WEEKDAY_NAMES,
  today: 'today',
  tomorrow: 'tomorrow',
}

/** 'Open now', 'Open on Saturday', 'Open tomorrow at 09:00'. */
export function openLabel({ day, time }: NamedTime): string {
  if (time === 'now') return 'Open now'
  const on = day === 'today' || day === 'tomorrow' ? '' : 'on '
  return `Open ${on}${DAY_LABELS[day]}${time === null ? '' : ` at ${time}`}`
}

/** The label as of now: a time that has passed today names the day on which it comes again. */
export function labelAsOf(now: Date, named: NamedTime, label = openLabel(named)): string {
  const { day, at } = whenOf(named, now)
  if (at?.getTime() === now.getTime()) return 'Open now'
  if (!hasPassed(named, now)) return label
  if (named.day === 'today') return openLabel({ ...named, day: 'tomorrow' })
  const [date, month] = formatDate(day).split(' ')
  return `${openLabel({ ...named, time: null })} ${date} ${month} at ${named.time}`
}
