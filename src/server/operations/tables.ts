import { sql } from 'kysely'
import { isIndexColumn } from '#server/features/search/search-index.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { TABLE_RULES } from '#server/tables.ts'
import { keysOf } from '#shared/text/one-of.ts'

export type TableName = keyof Database

const ALL_TABLES = keysOf(TABLE_RULES)
export const TABLES: readonly TableName[] = ALL_TABLES.filter(
  (table) => TABLE_RULES[table].inBackup,
)
export const TABLES_LEFT_OUT: readonly TableName[] = ALL_TABLES.filter(
  (table) => !TABLE_RULES[table].inBackup,
)

/** Columns that each engine computes itself. */
const COMPUTED = new Set(['rankScore', 'searchKey', 'list', 'sortISO'])

const STARS = [1, 2, 3, 4, 5]

export type Row = Record<string, string | number | null>

/** The columns with stored data, in the same order on both engines. */
export async function findColumns(db: Db, table: TableName): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const found = tables.find(({ name }) => name === table)
  if (!found) throw new Error(`There is no table ${table}.`)
  return found.columns
    .map(({ name }) => name)
    .filter((name) => !COMPUTED.has(name) && !isIndexColumn(name))
    .sort()
}

export async function countRows(db: Db, table: TableName): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The rating figures are denormalised on the business: how many businesses have wrong ones. */
export async function countWrongSums(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from "businesses" left join (
      select "businessId", sum("stars") as "stars", count(*) as "number",
        ${sql.join(STARS.map((stars) => sql`sum(case when "stars" = ${sql.lit(stars)} then 1 else 0 end) as ${sql.ref(`of${stars}`)}`))},
        sum("stars" * "beyond") as "weight", sum("beyond") as "weights", sum("isBooked") as "booked"
      from (
        select "businessId", "stars", case when "bookingId" is not null then 1 else 0 end as "isBooked", case when "bookingId" is not null then 2 else "confirmed" end as "beyond"
        from "ratings" where "state" = 'published'
      ) as "shown" group by "businessId"
    ) as "given" on "given"."businessId" = "businesses"."id"
    where "ratingSum" <> coalesce("given"."stars", 0) or "ratingCount" <> coalesce("given"."number", 0)
      or "weightSum" <> coalesce("given"."weight", 0) or "weightCount" <> coalesce("given"."weights", 0)
      or "bookedCount" <> coalesce("given"."booked", 0)
      or ${sql.join(
        STARS.map(
          (stars) =>
            sql`${sql.ref(`stars${stars}`)} <> coalesce(${sql.ref(`given.of${stars}`)}, 0)`,
        ),
        sql` or `,
      )}
  `.execute(db)
  return Number(rows[0]?.count)
}

/** Booking counts are maintained by triggers: how many of them are wrong. */
export async function countWrongBookingCounts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from (
      select "businessId", "list", sum("number") as "off" from (
        select "businessId", "list", "count" as "number" from "bookingCounts"
        union all select "businessId", "list", -1 from "bookings"
      ) as "both" group by "businessId", "list"
    ) as "lists" where "off" <> 0
  `.execute(db)
  return Number(rows[0]?.count)
}
