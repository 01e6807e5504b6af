import { type Kysely, sql } from 'kysely'
import { createRatingTriggers } from '#server/platform/db/migrations/rating-triggers.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { OpenedDatabase } from '#server/platform/db/sqlite.ts'

const MOST = 80

/**
 * The reviews behind the sums that the catalogue states, twenty a business on average, by the database
 * itself: two million rows through the calls, or through the triggers that add them up one by one,
 * would take an hour.
 */
export async function createReviews(db: Db, engine: OpenedDatabase['engine']): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  if (engine === 'postgres') await run('alter table "ratings" disable trigger user')
  else
    for (const name of ['ratingsInserted', 'ratingsDeleted', 'ratingsUpdated'])
      await run(`drop trigger "${name}"`)

  await run(`
    with recursive "numbers"("n") as (select 1 union all select "n" + 1 from "numbers" where "n" < ${MOST})
    insert into "ratings" ("id", "businessId", "stars", "comment", "createdAt")
    select "businesses"."id" || '-' || cast("n" as text), "businesses"."id",
      "ratingSum" / "ratingCount" + case when "n" <= "ratingSum" % "ratingCount" then 1 else 0 end,
      'Came on time, named a price and kept to it. Would call again, and told the neighbours.',
      '2026-0' || cast(1 + "n" % 9 as text) || '-1' || cast("n" % 10 as text) || 'T08:00:00.000Z'
    from "businesses" join "numbers" on "n" <= "ratingCount"`)

  if (engine === 'postgres') await run('alter table "ratings" enable trigger user')
  else await createRatingTriggers(db as Kysely<unknown>, 'sqlite')
}
