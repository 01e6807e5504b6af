import type { Breaks } from '#shared/booking/free-times.ts'
import type { JsonColumn } from './json-text.ts'

/** A service with a duration, which visitors may choose a time for. */
interface BookableServiceTable {
  id: string
  businessId: string
  name: string
  minutes: number
  /** Whole rand; null where the owner names none. */
  price: number | null
  /** 0 for a service that is listed but cannot be booked online. */
  online: 0 | 1
  /** Its place in the owner's list. */
  position: number
}

interface BookingSettingTable {
  businessId: string
  /** How many visitors at once. */
  capacity: number
  noticeMinutes: number
  horizonDays: number
  /** Counts on PREMIUM only, whatever stands here. */
  confirmAtOnce: 0 | 1
  /** Of each weekday. */
  breaks: JsonColumn<Breaks, undefined>
}

/** A single day whose hours differ, or a holiday that the owner works as usual. */
interface SpecialDayTable {
  businessId: string
  /** 'YYYY-MM-DD' in Cape Town. */
  day: string
  name: string
  kind: 'usual' | 'closed' | 'other'
  /** 'HH:MM' for other hours, otherwise empty. */
  open: string
  close: string
}

/** An owner's own appointment: nothing can be booked online then. */
interface BlockedTimeTable {
  id: string
  businessId: string
  startISO: string
  endISO: string
  note: string
}

/** What booking by the clock needs beside the bookings. */
export interface BookingTimesTables {
  bookableServices: BookableServiceTable
  bookingSettings: BookingSettingTable
  specialDays: SpecialDayTable
  blockedTimes: BlockedTimeTable
}
