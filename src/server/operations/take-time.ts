import { sql, type Transaction } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/** On PostgreSQL: large tables take longer than the timeout of a request. */
export async function takeTime(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local lock_timeout = 0`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}
