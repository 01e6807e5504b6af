import type { Migration } from 'kysely/migration'

/** The telephone number of whoever runs the site. */
export function operatorPhone(): Migration {
  return {
    up: (db) =>
      db.schema
        .alterTable('site')
        .addColumn('phone', 'text', (column) => column.notNull().defaultTo(''))
        .execute(),
  }
}
