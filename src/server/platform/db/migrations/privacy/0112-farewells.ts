import type { Migration } from 'kysely/migration'

/** What an owner who closes the account says to visitors whose bookings are still to come. */
export function farewells(): Migration {
  return {
    up: (db) => db.schema.alterTable('accountClosings').addColumn('farewell', 'text').execute(),
  }
}
