import { sql } from 'kysely'
import { containing } from '#server/platform/db/like-pattern.ts'
import type { Db } from '#server/platform/db/schema.ts'

/** 'table.column' of every place in the database that has one of the texts, in any case. */
export async function columnsWith(db: Db, texts: string[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, columns } of await db.introspection.getTables())
    for (const column of columns) {
      const value = sql`lower(cast(${sql.ref(column.name)} as text))`
      const isThere = texts.map((text) => sql`${value} like ${containing(text)} escape '\\'`)
      const { rows } =
        await sql`select 1 from ${sql.table(name)} where ${sql.join(isThere, sql` or `)} limit 1`.execute(
          db,
        )
      if (rows.length > 0) found.push(`${name}.${column.name}`)
    }
  return found.sort()
}
