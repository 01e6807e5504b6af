import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { firstSchema } from './migrations/0001-0019/0001-first-schema.ts'
import { textIndex } from './migrations/0001-0019/0002-text-index.ts'
import { mailAndSchedule } from './migrations/0001-0019/0003-mail-and-schedule.ts'
import { uploads } from './migrations/0001-0019/0004-uploads.ts'
import { recentViews } from './migrations/0001-0019/0005-recent-views.ts'
import { nameWordsOnce } from './migrations/0001-0019/0006-name-words-once.ts'
import { wordIndex } from './migrations/0001-0019/0007-word-index.ts'
import { limitCounts } from './migrations/0001-0019/0008-limit-counts.ts'
import { newestOwners } from './migrations/0001-0019/0009-newest-owners.ts'
import { searchWithoutRows } from './migrations/0001-0019/0010-search-without-rows.ts'
import { ownersCounted } from './migrations/0001-0019/0011-owners-counted.ts'
import { secondFactors } from './migrations/0001-0019/0012-second-factors.ts'
import { ownSessions } from './migrations/0001-0019/0013-own-sessions.ts'
import { reviewStates } from './migrations/0001-0019/0014-review-states.ts'
import { servicesAndSuburbs } from './migrations/0001-0019/0016-services-and-suburbs.ts'
import { bookingStates } from './migrations/0001-0019/0017-booking-states.ts'
import { bookingTimes } from './migrations/0001-0019/0018-booking-times.ts'
import { reviewTrust } from './migrations/0001-0019/0019-review-trust.ts'
import { money } from './migrations/0020-0039/0021-money.ts'
import { marksAndOrders } from './migrations/0020-0039/0023-marks-and-orders.ts'
import { bookedAndRemoved } from './migrations/0020-0039/0024-booked-and-removed.ts'
import { invoiceDetails } from './migrations/0020-0039/0025-invoice-details.ts'
import { placesAndOnlineBooking } from './migrations/0020-0039/0027-places-and-online-booking.ts'
import { bookingGroups } from './migrations/0020-0039/0028-booking-groups.ts'
import { openHoursAndOrderKeys } from './migrations/0020-0039/0029-open-hours-and-order-keys.ts'
import { bookingCounts } from './migrations/0020-0039/0030-booking-counts.ts'
import { wordsByField } from './migrations/0020-0039/0031-words-by-field.ts'
import { imagesCleanup } from './migrations/0020-0039/0032-images-cleanup.ts'
import { areasOfSuburbs } from './migrations/0020-0039/0033-areas-of-suburbs.ts'
import { pairsOfPlaces } from './migrations/0020-0039/0034-pairs-of-places.ts'
import type { OpenedDatabase } from './opened-database.ts'
import type { Db } from './schema.ts'

/** In order; a migration that has landed is never edited, only followed by another. */
const MIGRATIONS: Record<string, (engine: OpenedDatabase['engine']) => Migration> = {
  '0001-first-schema': firstSchema,
  '0002-text-index': textIndex,
  '0003-mail-and-schedule': mailAndSchedule,
  '0004-uploads': uploads,
  '0005-recent-views': recentViews,
  '0006-name-words-once': nameWordsOnce,
  '0007-word-index': wordIndex,
  '0008-limit-counts': limitCounts,
  '0009-newest-owners': newestOwners,
  '0010-search-without-rows': searchWithoutRows,
  '0011-owners-counted': ownersCounted,
  '0012-second-factors': secondFactors,
  '0013-own-sessions': ownSessions,
  '0014-review-states': reviewStates,
  '0016-services-and-suburbs': servicesAndSuburbs,
  '0017-booking-states': bookingStates,
  '0018-booking-times': bookingTimes,
  '0019-review-trust': reviewTrust,
  '0021-money': money,
  '0023-marks-and-orders': marksAndOrders,
  '0024-booked-and-removed': bookedAndRemoved,
  '0025-invoice-details': invoiceDetails,
  '0027-places-and-online-booking': placesAndOnlineBooking,
  '0028-booking-groups': bookingGroups,
  '0029-open-hours-and-order-keys': openHoursAndOrderKeys,
  '0030-booking-counts': bookingCounts,
  '0031-words-by-field': wordsByField,
  '0032-images-cleanup': imagesCleanup,
  '0033-areas-of-suburbs': areasOfSuburbs,
  '0034-pairs-of-places': pairsOfPlaces,
}

/** Safe to run from several processes at once: Kysely takes an advisory lock on PostgreSQL. */
export function migrate({ engine, db }: OpenedDatabase): Promise<string[]> {
  if (engine === 'sqlite') return migrateOn(db, engine)
  // Statement timeouts are for requests; a migration that builds an index on a large table, or waits for the
  // process that does, may take longer.
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`set lock_timeout = 0`.execute(connection)
    const applied = await migrateOn(connection, engine)
    await sql`reset statement_timeout`.execute(connection)
    await sql`reset lock_timeout`.execute(connection)
    return applied
  })
}

async function migrateOn(db: Db, engine: OpenedDatabase['engine']): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(engine)])),
    },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
