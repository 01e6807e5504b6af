import { sql } from 'kysely'
import { ERASED_BOOKING } from '#server/features/bookings/booking.tables.ts'
import { clearOldPayments, findOldPayments } from '#server/features/invoices/old-payments.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { OldData } from '#shared/privacy/old-data.ts'

/** What goes row by row; an account goes as a whole. */
export type OldRows = Exclude<OldData, 'lapsedAccounts'>

interface Due {
  /** The rows that are due, by the column that names them, at most `limit`. */
  find(db: Db, before: string, limit: number): { execute(): Promise<{ id: string }[]> }
  remove(trx: Db, ids: string[]): Promise<unknown>
}

const findWriters = (db: Db, column: 'createdAt' | 'confirmedAt', before: string, limit: number) =>
  db
    .selectFrom('reviewWriters')
    .select('ratingId as id')
    .where(column, '<', before)
    .where('confirmedAt', column === 'confirmedAt' ? 'is not' : 'is', null)
    .limit(limit)

const removeWriters = (trx: Db, ids: string[]) =>
  trx.deleteFrom('reviewWriters').where('ratingId', 'in', ids).execute()

const removeSignups = (trx: Db, ids: string[]) =>
  trx.deleteFrom('newsletterSignups').where('id', 'in', ids).execute()

/** What is due after how long, and what becomes of it. */
export const DUE = {
  bookings: {
    find: (db, before, limit) =>
      db
        .selectFrom('bookings')
        .select('id')
        .where(sql`coalesce("startISO", "dateISO", "createdAt")`, '<', before)
        .where('name', '<>', ERASED_BOOKING.name)
        .limit(limit),
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
    find: (db, before, limit) => findWriters(db, 'createdAt', before, limit),
    remove: removeWriters,
  },
  unconfirmedSignups: {
    find: (db, before, limit) =>
      db
        .selectFrom('newsletterSignups')
        .select('id')
        .where('confirmedAt', 'is', null)
        .where('isDemo', '=', 0)
        .where('createdAt', '<', before)
        .limit(limit),
    remove: removeSignups,
  },
  reviewAddresses: {
    find: (db, before, limit) => findWriters(db, 'confirmedAt', before, limit),
    remove: removeWriters,
  },
  newsletter: {
    find: (db, before, limit) =>
      db
        .selectFrom('newsletterSignups')
        .select('id')
        .where('unsubscribedAt', '<', before)
        .limit(limit),
    remove: removeSignups,
  },
  /** Once it was decided: its words are also in the report for the admins. */
  notices: {
    find: (db, before, limit) =>
      db
        .selectFrom('takedownNotices')
        .innerJoin('reviewReports', 'reviewReports.reporterHash', 'takedownNotices.id')
        .select('takedownNotices.id')
        .where('reviewReports.closedAt', '<', before)
        .limit(limit),
    remove: async (trx, ids) => {
      await trx.deleteFrom('reviewReports').where('reporterHash', 'in', ids).execute()
      await trx.deleteFrom('takedownNotices').where('id', 'in', ids).execute()
    },
  },
  conversations: {
    find: (db, before, limit) =>
      db.selectFrom('conversations').select('id').where('updatedAt', '<', before).limit(limit),
    remove: (trx, ids) => trx.deleteFrom('conversations').where('id', 'in', ids).execute(),
  },
  payments: { find: findOldPayments, remove: clearOldPayments },
  /** Once they were answered. */
  requests: {
    find: (db, before, limit) =>
      db.selectFrom('dataRequests').select('id').where('doneAt', '<', before).limit(limit),
    remove: (trx, ids) => trx.deleteFrom('dataRequests').where('id', 'in', ids).execute(),
  },
} as const satisfies Record<OldRows, Due>
