import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'

/** Connections to our PostgreSQL database by state, of all processes together. */
export async function countConnections(db: Db): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select coalesce("state", 'other') as "state", count(*) as "count" from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' group by 1
  `.execute(db)
  return rows
}
