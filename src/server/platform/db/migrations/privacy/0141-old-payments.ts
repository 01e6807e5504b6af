import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What may be cleared; all else of the row stays as it was written. */
const CLEARED = {
  ledgerEntries: ['ownerLabel', 'providerPaymentId', 'token', 'reference', 'note'],
  invoices: ['document'],
}

/** Five years without a day, so that a job that ran a moment early is not refused. */
const IS_OLD = {
  sqlite: `old."createdAt" < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1825 days')`,
  postgres: `old."createdAt" < to_char(now() at time zone 'utc' - interval '1825 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** Payments and invoices are only added to, and after five years who paid may be cleared from them. */
export function oldPayments(engine: 'sqlite' | 'postgres'): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      const tables = await db.introspection.getTables()
      for (const [name, cleared] of Object.entries(CLEARED)) {
        const columns = tables.find((table) => table.name === name)?.columns ?? []
        const kept = columns.filter((column) => !cleared.includes(column.name))
        const isSame = kept.map((column) =>
          engine === 'sqlite'
            ? `new."${column.name}" is old."${column.name}"`
            : `new."${column.name}" is not distinct from old."${column.name}"`,
        )
        const isAllowed = [IS_OLD[engine], ...isSame].join(' and ')
        const refuse =
          engine === 'sqlite'
            ? `begin select raise(abort, '${name} is only added to'); end`
            : `execute function "refuseChange"()`
        const drop = `drop trigger "${name}NeverChanged"${engine === 'sqlite' ? '' : ` on "${name}"`}`
        await sql.raw(drop).execute(db)
        await sql
          .raw(
            `create trigger "${name}NeverChanged" before update on "${name}" for each row when (not (${isAllowed})) ${refuse}`,
          )
          .execute(db)
      }
    },
  }
}
