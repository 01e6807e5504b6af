import type { Migration } from 'kysely/migration'

/** Calendars that owners have elsewhere, and when they are busy by them. */
export function otherCalendars(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('otherCalendars')
        .addColumn('businessId', 'text', (c) =>
          c.primaryKey().references('businesses.id').onDelete('cascade'),
        )
        .addColumn('sealedAddress', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('readAt', 'text', (c) => c.notNull())
        .addColumn('fault', 'text')
        .addColumn('faults', 'integer', (c) => c.notNull())
        .addColumn('unread', 'integer', (c) => c.notNull())
        .addColumn('nextReadAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('otherCalendarsNextRead')
        .on('otherCalendars')
        .column('nextReadAt')
        .execute()
      await db.schema
        .createTable('otherCalendarTimes')
        .addColumn('businessId', 'text', (c) =>
          c.notNull().references('otherCalendars.businessId').onDelete('cascade'),
        )
        .addColumn('startISO', 'text', (c) => c.notNull())
        .addColumn('endISO', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('otherCalendarTimesKey', ['businessId', 'startISO'])
        .execute()
    },
  }
}
