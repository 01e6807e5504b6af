import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'

export function getBusinessLocation(db: Db, businessId: string) {
  return db
    .selectFrom('businesses')
    .select(['id', 'categorySlug', 'area', 'suburb', 'latitude', 'longitude'])
    .where('id', '=', businessId)
    .executeTakeFirst()
}

/** The best of the category, with the columns to tell whether they are near and open. */
export function findOfCategory(db: Db, category: CategorySlug, limit: number) {
  return (
    db
      .selectFrom('businesses')
      .select([
        'id',
        'businessName',
        'industry',
        'area',
        'suburb',
        'latitude',
        'longitude',
        'operatingHours',
        'imageKey',
      ])
      .where('status', '=', literal('ACTIVE'))
      // Who takes bookings: nobody answers one at a business that nobody has claimed.
      .where('plan', '>', literal(''))
      .where('categorySlug', '=', category)
      .orderBy('plan', 'desc')
      .orderBy('rankScore', 'desc')
      .orderBy('searchName')
      .orderBy('id')
      .limit(limit)
      .execute()
  )
}
