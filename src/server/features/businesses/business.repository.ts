import type { Selectable } from 'kysely'
import type { BusinessTable, Db } from '#server/db/schema.ts'

/** The columns that a public answer is made of. */
export const PUBLIC_COLUMNS = [
  'id',
  'businessName',
  'industry',
  'area',
  'address',
  'phone',
  'emailPublic',
  'website',
  'description',
  'imageKey',
  'plan',
  'ratingSum',
  'ratingCount',
  'views',
  'operatingHours',
  'services',
  'priceRange',
  'yearEstablished',
  'amenities',
  'createdAt',
] as const satisfies (keyof BusinessTable)[]

export type PublicBusinessRow = Pick<Selectable<BusinessTable>, (typeof PUBLIC_COLUMNS)[number]>

/** A business is public while its owner is ACTIVE. */
export function findPublicBusinesses(db: Db): Promise<PublicBusinessRow[]> {
  return db
    .selectFrom('businesses')
    .select(PUBLIC_COLUMNS)
    .where('status', '=', 'ACTIVE')
    .orderBy('plan', 'desc')
    .orderBy('rankScore', 'desc')
    .orderBy('searchName')
    .orderBy('id')
    .execute()
}

export function getPublicBusiness(db: Db, id: string): Promise<PublicBusinessRow | undefined> {
  return db
    .selectFrom('businesses')
    .select(PUBLIC_COLUMNS)
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
}
