import type { Generated } from 'kysely'
import type { Optional } from '#server/platform/db/column-types.ts'
import type { JsonColumn } from '#server/platform/db/json-text.ts'
import { BY_BUSINESS, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'
import type { Breaks } from '#shared/booking/times/free-times.ts'

/** A service with a duration or a price; visitors may choose a time for those that are online. */
interface BookableServiceTable {
  id: string
  businessId: string
  name: string
  minutes: number
  /** 1 if the owner gives no duration: `minutes` is not to be read then. */
  untimed: Generated<0 | 1>
  /** Whole rand; null if the owner gives no price. */
  price: number | null
  /** 0 for a service that is listed but cannot be booked online. */
  online: 0 | 1
  /** Its position in the owner's list. */
  position: number
  /** Minutes around it in which nothing else can be booked; visitors do not see them. */
  bufferBefore: Generated<number>
  bufferAfter: Generated<number>
  /** How many visitors at once; null if the number of the business holds. */
  places: Optional<number>
}

/** A person, room or court that is never booked twice at the same time. */
interface BookablePersonTable {
  id: string
  businessId: string
  name: string
  position: number
}

/** Who gives a service; nobody in particular if it has none. */
interface ServicePersonTable {
  businessId: string
  serviceId: string
  personId: string
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
  /** Whose time it is; null for everybody's. */
  personId: Optional<string>
}

interface BookingTimesTables {
  bookableServices: BookableServiceTable
  bookablePeople: BookablePersonTable
  servicePeople: ServicePersonTable
  bookingSettings: BookingSettingTable
  specialDays: SpecialDayTable
  blockedTimes: BlockedTimeTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends BookingTimesTables {}
}

export const BOOKING_TIMES_TABLES: TableRules<keyof BookingTimesTables> = {
  bookableServices: {
    shown: true,
    inBackup: true,
    personal: {
      owner: deletedWith(BY_BUSINESS, 'listing', [
        'name',
        'minutes',
        'untimed',
        'price',
        'online',
        'places',
        'bufferBefore',
        'bufferAfter',
      ]),
    },
  },
  bookablePeople: {
    shown: true,
    inBackup: true,
    personal: { owner: deletedWith(BY_BUSINESS, 'listing', ['name']) },
  },
  servicePeople: {
    shown: true,
    inBackup: true,
    personal: { owner: deletedWith(BY_BUSINESS, 'listing', []) },
  },
  bookingSettings: {
    shown: true,
    inBackup: true,
    personal: {
      owner: deletedWith(BY_BUSINESS, 'listing', [
        'capacity',
        'noticeMinutes',
        'horizonDays',
        'confirmAtOnce',
        'breaks',
      ]),
    },
  },
  specialDays: {
    shown: true,
    inBackup: true,
    personal: {
      owner: deletedWith(BY_BUSINESS, 'listing', ['day', 'name', 'kind', 'open', 'close']),
    },
  },
  blockedTimes: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_BUSINESS, 'listing', ['startISO', 'endISO', 'note']) },
  },
}
