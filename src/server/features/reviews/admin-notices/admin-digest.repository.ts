import type { Db } from '#server/platform/db/schema.ts'

/** Formal notices about reviews that no admin has decided about, newest first. */
export function findOpenNotices(db: Db, limit: number) {
  return db
    .selectFrom('takedownNotices')
    .innerJoin('reviewReports', 'reviewReports.reporterHash', 'takedownNotices.id')
    .innerJoin('ratings', 'ratings.id', 'takedownNotices.ratingId')
    .innerJoin('businesses', 'businesses.id', 'ratings.businessId')
    .select(['takedownNotices.id as reference', 'businesses.businessName'])
    .where('reviewReports.closedAt', 'is', null)
    .orderBy('takedownNotices.createdAt', 'desc')
    .limit(limit)
    .execute()
}
