import type { JsonColumn } from '#server/platform/db/json-text.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import type { Breaks } from '#shared/booking/free-times.ts'

/** A service with a duration, which visitors may choose a time for. */
interface BookableServiceTable {
  id: string
  businessId: string
  name: string
  minutes: number
  /** Whole rand; null if the owner gives no price. */
  price: number | null
  /** 0 for a service that is listed but cannot be booked online. */
  online: 0 | 1
  /** Its position in the owner's list. */
  position: number
}

interface BookingSettingTable {
  businessId: string
  /** How many visitors at once. */
  capacity: number
  noticeMinutes: number
  horizonDays: number
  /** Only used on PREMIUM, whatever the value. */
  confirmAtOnce: 0 | 1
  /** For each weekday. */
  breaks: JsonColumn<Breaks, undefined>
}

/** A single day with other hours, or a public holiday with the usual hours. */
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

interface BookingTimesTables {
  bookableServices: BookableServiceTable
  bookingSettings: BookingSettingTable
  specialDays: SpecialDayTable
  blockedTimes: BlockedTimeTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends BookingTimesTables {}
}

export const BOOKING_TIMES_TABLES: TableRules<keyof BookingTimesTables> = {
  bookableServices: { shown: true, inBackup: true },
  bookingSettings: { shown: true, inBackup: true },
  specialDays: { shown: true, inBackup: true },
  blockedTimes: { shown: false, inBackup: true },
}
