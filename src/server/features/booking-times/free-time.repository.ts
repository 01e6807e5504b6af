import { sql } from 'kysely'
import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'

/** A service that can be booked online now, with everything its free times depend on. */
export function getBookedService(db: Db, businessId: string, serviceId: string) {
  return db
    .selectFrom('bookableServices')
    .innerJoin('businesses', 'businesses.id', 'bookableServices.businessId')
    .leftJoin('bookingSettings', 'bookingSettings.businessId', 'businesses.id')
    .select([
      'bookableServices.id',
      'bookableServices.name',
      'bookableServices.minutes',
      'bookableServices.price',
      'businesses.plan',
      'businesses.operatingHours',
      'bookingSettings.capacity',
      'bookingSettings.noticeMinutes',
      'bookingSettings.horizonDays',
      'bookingSettings.confirmAtOnce',
      'bookingSettings.breaks',
    ])
    .where('bookableServices.id', '=', serviceId)
    .where('bookableServices.businessId', '=', businessId)
    .where('bookableServices.online', '=', 1)
    .where('businesses.status', '=', literal('ACTIVE'))
    .executeTakeFirst()
}

export type BookedServiceRow = NonNullable<Awaited<ReturnType<typeof getBookedService>>>

interface Stretch {
  from: string
  to: string
}

/** Days with special hours. */
export function findChangedDays(db: Db, businessId: string, { from, to }: Stretch) {
  return db
    .selectFrom('specialDays')
    .select(['day', 'kind', 'open', 'close'])
    .where('businessId', '=', businessId)
    .where('kind', '<>', 'usual')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
}

/** Start and end of each, concatenated without separators. */
const SPANS = sql<string | null>`string_agg("startISO" || "endISO", '')`.as('spans')

/**
 * What takes a seat in a period: bookings that are requested, offered or agreed, and blocked times. Each as
 * one text: for 1,000 bookings 0.8 ms instead of 2.5 with a row each. `longest` is how long before
 * `from` a booking may have started.
 */
export async function getBusySpans(
  db: Db,
  businessId: string,
  { from, to, longest }: Stretch & { longest: string },
): Promise<{ booked: string; blocked: string }> {
  const bookings = db
    .selectFrom('bookings')
    .select([SPANS, sql.lit(0).as('blocked')])
    .where('businessId', '=', businessId)
    .where('startISO', '>=', longest)
    .where('startISO', '<', to)
    .where('endISO', 'is not', null)
    .where('status', 'in', ['requested', 'suggested', 'accepted'])
  const rows = await bookings
    .unionAll(
      db
        .selectFrom('blockedTimes')
        .select([SPANS, sql.lit(1).as('blocked')])
        .where('businessId', '=', businessId)
        .where('startISO', '<', to)
        .where('endISO', '>', from),
    )
    .execute()
  const spansOf = (blocked: number) => rows.find((row) => row.blocked === blocked)?.spans ?? ''
  return { booked: spansOf(0), blocked: spansOf(1) }
}
