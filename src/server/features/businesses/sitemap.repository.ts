import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'

export interface SitemapRow {
  id: string
  updatedAt: string
  ratingCount: number
  newestRatingAt: string | null
}

export async function countPublicBusinesses(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('businesses')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('status', '=', literal('ACTIVE'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many businesses each place has, by category. */
export function countByPlace(db: Db) {
  return db
    .selectFrom('businesses')
    .select((eb) => ['categorySlug', 'area', 'suburb', eb.fn.countAll<number>().as('count')])
    .where('status', '=', literal('ACTIVE'))
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
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}
