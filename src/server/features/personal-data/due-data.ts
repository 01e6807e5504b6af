import { sql } from 'kysely'
import { ERASED_BOOKING } from '#server/features/bookings/booking.tables.ts'
import type { Db } from '#server/platform/db/schema.ts'

/** So many at once: a longer statement would hold up other writers. */
const BATCH = 500

interface Due {
  /** The rows that are due, by the column that names them. */
  find(db: Db, before: string): { execute(): Promise<{ id: string }[]> }
  remove(trx: Db, ids: string[]): Promise<unknown>
}

const findWriters = (db: Db, column: 'createdAt' | 'confirmedAt', before: string) =>
  db
    .selectFrom('reviewWriters')
    .select('ratingId as id')
    .where(column, '<', before)
    .where('confirmedAt', column === 'confirmedAt' ? 'is not' : 'is', null)
    .limit(BATCH)

const removeWriters = (trx: Db, ids: string[]) =>
  trx.deleteFrom('reviewWriters').where('ratingId', 'in', ids).execute()

const removeSignups = (trx: Db, ids: string[]) =>
  trx.deleteFrom('newsletterSignups').where('id', 'in', ids).execute()

/** What is due after how long, and what becomes of it. */
export const DUE = {
  bookings: {
    find: (db, before) =>
      db
        .selectFrom('bookings')
        .select('id')
        .where(sql`coalesce("startISO", "dateISO", "createdAt")`, '<', before)
        .where('name', '<>', ERASED_BOOKING.name)
        .limit(BATCH),
    remove: async (trx, ids) => {
      await trx.updateTable('bookings').set(ERASED_BOOKING).where('id', 'in', ids).execute()
      await trx
        .updateTable('bookingEvents')
        .set({ message: null })
        .where('bookingId', 'in', ids)
        .execute()
    },
  },
  unconfirmed: {
    find: (db, before) => findWriters(db, 'createdAt', before),
    remove: removeWriters,
  },
  unconfirmedSignups: {
    find: (db, before) =>
      db
        .selectFrom('newsletterSignups')
        .select('id')
        .where('confirmedAt', 'is', null)
        .where('isDemo', '=', 0)
        .where('createdAt', '<', before)
        .limit(BATCH),
    remove: removeSignups,
  },
  reviewAddresses: {
    find: (db, before) => findWriters(db, 'confirmedAt', before),
    remove: removeWriters,
  },
  newsletter: {
    find: (db, before) =>
      db
        .selectFrom('newsletterSignups')
        .select('id')
        .where('unsubscribedAt', '<', before)
        .limit(BATCH),
    remove: removeSignups,
  },
  /** Once it was decided: its words are also in the report for the admins. */
  notices: {
    find: (db, before) =>
      db
        .selectFrom('takedownNotices')
        .innerJoin('reviewReports', 'reviewReports.reporterHash', 'takedownNotices.id')
        .select('takedownNotices.id')
        .where('reviewReports.closedAt', '<', before)
        .limit(BATCH),
    remove: async (trx, ids) => {
      await trx.deleteFrom('reviewReports').where('reporterHash', 'in', ids).execute()
      await trx.deleteFrom('takedownNotices').where('id', 'in', ids).execute()
    },
  },
  conversations: {
    find: (db, before) =>
      db.selectFrom('conversations').select('id').where('updatedAt', '<', before).limit(BATCH),
    remove: (trx, ids) => trx.deleteFrom('conversations').where('id', 'in', ids).execute(),
  },
} as const satisfies Record<string, Due>
