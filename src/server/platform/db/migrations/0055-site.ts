import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Whether search engines are let in, and who runs the site. A database that has owners who pay for real is of a
 * site that is running: it stays open.
 */
export function site(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('site')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('openedAt', 'text')
        .addColumn('companyName', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('registrationNumber', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('address', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('informationOfficer', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('informationOfficerEmail', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('serverCountry', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('detailsChangedAt', 'text')
        .execute()
      await sql`insert into "site" ("id", "openedAt")
        select 'site', ${new Date().toISOString()} where exists (
          select 1 from "users" where "role" = 'BUSINESS' and "status" = 'ACTIVE'
            and "isDemo" = 0 and "paidInDemo" = 0)`.execute(db)
    },
  }
}
