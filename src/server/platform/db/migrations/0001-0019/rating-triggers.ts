import { type Kysely, sql } from 'kysely'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * Sum and count of a business follow its ratings inside the database: no code path,
 * import or repair by hand can leave them apart.
 */
export async function createRatingTriggers(
  db: Kysely<unknown>,
  engine: OpenedDatabase['engine'],
): Promise<void> {
  const statements = engine === 'sqlite' ? SQLITE : POSTGRES
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const add = (row: string) =>
  `update "businesses" set "ratingSum" = "ratingSum" + ${row}."stars", "ratingCount" = "ratingCount" + 1 where "id" = ${row}."businessId"`
const subtract = (row: string) =>
  `update "businesses" set "ratingSum" = "ratingSum" - ${row}."stars", "ratingCount" = "ratingCount" - 1 where "id" = ${row}."businessId"`

const SQLITE = [
  `create trigger "ratingsInserted" after insert on "ratings" begin ${add('new')}; end`,
  `create trigger "ratingsDeleted" after delete on "ratings" begin ${subtract('old')}; end`,
  `create trigger "ratingsUpdated" after update on "ratings" begin ${subtract('old')}; ${add('new')}; end`,
]

const POSTGRES = [
  `create function "followRatings"() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then ${subtract('old')}; end if;
     if tg_op <> 'DELETE' then ${add('new')}; end if;
     return null;
   end $$`,
  `create trigger "ratingsFollowed" after insert or update or delete on "ratings"
   for each row execute function "followRatings"()`,
]
