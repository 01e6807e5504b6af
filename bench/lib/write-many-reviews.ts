import { sql } from 'kysely'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import type { Db } from '#server/platform/db/schema.ts'

const MOST = 80

/**
 * The reviews behind the sums of the generated catalogue, twenty per business on average, inserted with SQL:
 * two million rows through the API, or through the triggers one by one, would take an hour.
 */
export async function writeManyReviews(db: Db, engine: OpenedDatabase['engine']): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  const triggers = engine === 'sqlite' ? await findTriggers(db) : []
  if (engine === 'postgres') await run('alter table "ratings" disable trigger user')
  for (const { name } of triggers) await run(`drop trigger "${name}"`)

  await run(`
    with recursive "numbers"("n") as (select 1 union all select "n" + 1 from "numbers" where "n" < ${MOST})
    insert into "ratings" ("id", "businessId", "stars", "comment", "createdAt")
    select "businesses"."id" || '-' || cast("n" as text), "businesses"."id",
      "ratingSum" / "ratingCount" + case when "n" <= "ratingSum" % "ratingCount" then 1 else 0 end,
      'Came on time, named a price and kept to it. Would call again, and told the neighbours.',
      '2026-0' || cast(1 + "n" % 9 as text) || '-1' || cast("n" % 10 as text) || 'T08:00:00.000Z'
    from "businesses" join "numbers" on "n" <= "ratingCount"`)

  if (engine === 'postgres') await run('alter table "ratings" enable trigger user')
  for (const trigger of triggers) await run(trigger.sql)
}

/** The triggers of the migrations, to be restored unchanged. */
async function findTriggers(db: Db): Promise<{ name: string; sql: string }[]> {
  const { rows } = await sql<{ name: string; sql: string }>`
    select "name", "sql" from "sqlite_master" where "type" = 'trigger' and "tbl_name" = 'ratings'`.execute(
    db,
  )
  return rows
}
