import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'

/** Newest first; a gem is hidden while its owner is not ACTIVE. */
export function findPublicGems(db: Db) {
  return db
    .selectFrom('featuredGems')
    .innerJoin('businesses', 'businesses.id', 'featuredGems.businessId')
    .where('businesses.status', '=', literal('ACTIVE'))
    .select([
      'featuredGems.id',
      'featuredGems.businessId',
      'featuredGems.createdAt',
      'businesses.businessName',
      'businesses.industry',
      'businesses.area',
      'businesses.imageKey',
      'businesses.ratingCount',
    ])
    .orderBy('featuredGems.createdAt', 'desc')
    .orderBy('featuredGems.id')
    .execute()
}

export type PublicGemRow = Awaited<ReturnType<typeof findPublicGems>>[number]
