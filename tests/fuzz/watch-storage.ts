import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { TestApp } from '#tests/helpers/test-app.ts'

/**
 * Returns a text that changes with every write: any change on SQLite; rows and the
 * transactions that wrote them on PostgreSQL; and the uploaded files.
 */
export async function watchStorage(app: TestApp): Promise<() => Promise<string>> {
  const { db, engine, config } = app.context
  const tables = await db.introspection.getTables()
  const marks = tables.map(
    ({ name }) =>
      sql`(select count(*) + coalesce(sum(xmin::text::bigint), 0) from ${sql.table(name)})`,
  )
  const stored = engine === 'sqlite' ? sql`total_changes()` : sql`${sql.join(marks, sql` + `)}`
  return async () => {
    const { rows } = await sql<{ n: number | string }>`select ${stored} as n`.execute(db)
    return `${rows[0]?.n} ${countFiles(path.join(config.dataDir, 'images'))}`
  }
}

function countFiles(folder: string): number {
  try {
    return readdirSync(folder).length
  } catch {
    return 0
  }
}
