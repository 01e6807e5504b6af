import type { Timestamp } from '#server/platform/db/column-types.ts'
import { BY_BUSINESS, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'
import type { CalendarFault } from '#shared/booking/calendar-faults.ts'

/** A calendar that the owner has elsewhere. */
interface OtherCalendarTable {
  businessId: string
  /** Encrypted: whoever has the address reads the calendar. */
  sealedAddress: string
  createdAt: Timestamp
  /** When it was last read without a fault; the busy times are from then. */
  readAt: Timestamp
  /** What was wrong the last time; null if nothing was. */
  fault: CalendarFault | null
  /** How many times in a row. */
  faults: number
  /** Events in it that could not be understood. */
  unread: number
  nextReadAt: Timestamp
}

/** When the owner is busy by that calendar: no titles, no places, no people. */
interface OtherCalendarTimeTable {
  businessId: string
  startISO: Timestamp
  endISO: Timestamp
}

interface OtherCalendarTables {
  otherCalendars: OtherCalendarTable
  otherCalendarTimes: OtherCalendarTimeTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends OtherCalendarTables {}
}

export const OTHER_CALENDAR_TABLES: TableRules<keyof OtherCalendarTables> = {
  otherCalendars: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_BUSINESS, 'listing', ['createdAt', 'readAt']) },
  },
  otherCalendarTimes: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_BUSINESS, 'listing', ['startISO', 'endISO']) },
  },
}
