import ICAL from 'ical.js'
import { TooMuchError } from './calendar-error.ts'

/** For times without a zone, or in one that nobody knows. */
const HOME_ZONE = 'Africa/Johannesburg'

const QUARTER_MS = 15 * 60 * 1000

/** A zone by its name, for files that name one without its rules. */
class NamedZone extends ICAL.Timezone {
  readonly #format: Intl.DateTimeFormat
  /** By the quarter of an hour: no offset changes within one, and the library asks often. */
  readonly #known = new Map<number, number>()

  constructor(tzid: string) {
    super({ tzid })
    this.#format = createFormat(tzid)
  }

  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const wall = Date.UTC(year, month - 1, day, hour, minute, second)
    const quarter = Math.floor(wall / QUARTER_MS)
    const known = this.#known.get(quarter)
    if (known !== undefined) return known
    // On the day of a change the offset is that of the moment, not of the same digits in UTC.
    const offset = this.#offsetAt(wall - this.#offsetAt(wall)) / 1000
    this.#known.set(quarter, offset)
    return offset
  }

  #offsetAt(moment: number): number {
    const parts = this.#format.formatToParts(moment).map(({ type, value }) => [type, Number(value)])
    const {
      year = 0,
      month = 0,
      day = 0,
      hour = 0,
      minute = 0,
      second = 0,
    } = Object.fromEntries(parts)
    return Date.UTC(year, month - 1, day, hour, minute, second) - moment
  }
}

const N = 'numeric'
const CLOCK = {
  year: N,
  month: N,
  day: N,
  hour: N,
  minute: N,
  second: N,
  hourCycle: 'h23',
} as const

function createFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', { ...CLOCK, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en', { ...CLOCK, timeZone: HOME_ZONE })
  }
}

export const HOME = new NamedZone(HOME_ZONE)

/** Each takes 30 KB outside the memory that the thread may use. */
const MOST_ZONES = 60

/** Makes the zones known that this event names and its file does not explain. */
export function learnZones(event: ICAL.Component, ofFile: Set<string>): void {
  for (const property of event.getAllProperties()) {
    const tzid = property.getParameter('tzid')
    if (typeof tzid !== 'string' || ofFile.has(tzid)) continue
    if (ofFile.size >= MOST_ZONES) throw new TooMuchError()
    ofFile.add(tzid)
    if (ICAL.TimezoneService.has(tzid) || event.getTimeZoneByID(tzid)) continue
    ICAL.TimezoneService.register(new NamedZone(tzid), tzid)
  }
}
