import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import type { Db } from '#server/platform/db/schema.ts'

/**
 * A business with whoever speaks for it today: its owner, or who was granted it and has not paid yet. Locked if it will
 * be changed, so that what is decided about one business is decided one by one.
 */
export function getKeptBusiness(db: Db, id: string, lockOn?: OpenedDatabase['engine']) {
  return (
    db
      .selectFrom('businesses')
      .leftJoin('users', 'users.id', 'businesses.userId')
      .leftJoin('businessSources', 'businessSources.businessId', 'businesses.id')
      .leftJoin('closedBusinesses', 'closedBusinesses.businessId', 'businesses.id')
      // Once it is paid, the claim is the owner's, and the links of before still are.
      .leftJoin('claims', (join) =>
        join.onRef('claims.businessId', '=', 'businesses.id').on('claims.state', '=', 'granted'),
      )
      .select(({ fn }) => [
        fn.coalesce('users.id', 'claims.id').as('keeperId'),
        fn.coalesce('users.email', 'claims.email').as('keeperEmail'),
      ])
      .select([
        'claims.id as claimId',
        'users.id as ownerId',
        'users.email as ownerEmail',
        'businessSources.source',
        'closedBusinesses.closedOn',
        'businesses.id',
        'businesses.status',
        'businesses.businessName',
        'businesses.industry',
        'businesses.area',
        'businesses.address',
        'businesses.phone',
        'businesses.emailPublic',
        'businesses.website',
        'businesses.description',
        'businesses.services',
        'businesses.amenities',
        'businesses.operatingHours',
      ])
      .where('businesses.id', '=', id)
      .$if(lockOn === 'postgres', (query) => query.forUpdate('businesses'))
      .executeTakeFirst()
  )
}
export type KeptBusiness = NonNullable<Awaited<ReturnType<typeof getKeptBusiness>>>

/**
 * Whether a link for this keeper is still in the right hands. One from before links named anybody is, where the page has
 * been one account's from the start.
 */
export function isKeptBy(
  { claimId, keeperId, ownerEmail, source }: KeptBusiness,
  id: string | null,
): boolean {
  if (id === null) return ownerEmail !== null && source === null
  return id === keeperId || id === claimId
}
