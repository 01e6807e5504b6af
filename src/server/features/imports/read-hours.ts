import { type OperatingHours, WEEKDAYS, type Weekday } from '#shared/hours/opening-hours.ts'

const PART =
  /^(mo|tu|we|th|fr|sa|su)[a-z]{0,7}(?: ?- ?(mo|tu|we|th|fr|sa|su)[a-z]{0,7})? ?:? ?(?:(\d{1,2})[:h.](\d{2}) ?- ?(\d{1,2})[:h.](\d{2})|closed)$/

const dayOf = (text: string | undefined): Weekday | undefined =>
  text === undefined ? undefined : WEEKDAYS.find((day) => day.startsWith(text))

const at = (hour: string | undefined, minute: string | undefined) =>
  `${(hour ?? '').padStart(2, '0')}:${minute ?? ''}`
const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** 'Mon-Fri 08:00-17:00; Sat 9:00-13:00'; days that are not named are closed. Null if it says anything else. */
export function readHours(text: string): OperatingHours | null {
  const parts = text.toLowerCase().replaceAll('–', '-').split(/[;,]/)
  const week = new Map<Weekday, { open: string; close: string; closed: boolean }>()
  for (const part of parts) {
    const found = PART.exec(part.trim())
    const from = dayOf(found?.[1])
    if (!found || !from) return null
    const to = dayOf(found[2]) ?? from
    const isClosed = found[3] === undefined
    const open = at(found[3], found[4])
    const close = at(found[5], found[6])
    if (!isClosed && !(isTime(open) && isTime(close))) return null
    const first = WEEKDAYS.indexOf(from)
    const length = (WEEKDAYS.indexOf(to) - first + WEEKDAYS.length) % WEEKDAYS.length
    for (let day = 0; day <= length; day += 1) {
      const name = WEEKDAYS[(first + day) % WEEKDAYS.length]
      if (name) week.set(name, isClosed ? CLOSED : { open, close, closed: false })
    }
  }
  const hoursOf = (day: Weekday) => week.get(day) ?? CLOSED
  return {
    monday: hoursOf('monday'),
    tuesday: hoursOf('tuesday'),
    wednesday: hoursOf('wednesday'),
    thursday: hoursOf('thursday'),
    friday: hoursOf('friday'),
    saturday: hoursOf('saturday'),
    sunday: hoursOf('sunday'),
  }
}

const CLOSED = { open: '', close: '', closed: true }
