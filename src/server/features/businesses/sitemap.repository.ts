import { sql } from 'kysely'
import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { ENOUGH_TO_INDEX, OWN_CHARACTERS } from '#shared/catalogue/unclaimed.ts'

export interface SitemapRow {
  id: string
  updatedAt: string
  ratingCount: number
  newestRatingAt: string | null
}

/** `isWorthIndexing` for SQL: everybody who pays, and of the others who has enough to say. */
const IS_INDEXED = sql<boolean>`("plan" > '' or
  (case when "operatingHours" is not null then 1 else 0 end) +
  (case when length("description") >= ${sql.lit(OWN_CHARACTERS)} then 1 else 0 end) +
  (case when "imageKey" is not null then 1 else 0 end) +
  (case when "ratingCount" > 0 then 1 else 0 end) +
  (case when "services" <> '[]' then 1 else 0 end) >= ${sql.lit(ENOUGH_TO_INDEX)})`

export async function countPublicBusinesses(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('businesses')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('status', '=', literal('ACTIVE'))
    .where(IS_INDEXED)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many businesses each place has, by category: of owners, so that no page is of bare addresses. */
export function countByPlace(db: Db) {
  return db
    .selectFrom('businesses')
    .select((eb) => ['categorySlug', 'area', 'suburb', eb.fn.countAll<number>().as('count')])
    .where('status', '=', literal('ACTIVE'))
    .where('plan', '>', literal(''))
    .groupBy(['categorySlug', 'area', 'suburb'])
    .execute()
}

/** Ordered by id, which never changes, so that a business stays in its part of the sitemap. */
export function findPublicAddresses(db: Db, offset: number, limit: number): Promise<SitemapRow[]> {
  return db
    .selectFrom('businesses')
    .select((eb) => [
      'id',
      'updatedAt',
      'ratingCount',
      eb
        .selectFrom('ratings')
        .select((ratings) => ratings.fn.max('ratings.createdAt').as('newest'))
        .whereRef('ratings.businessId', '=', 'businesses.id')
        .where('ratings.state', '=', 'published')
        .as('newestRatingAt'),
    ])
    .where('status', '=', literal('ACTIVE'))
    .where(IS_INDEXED)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}
