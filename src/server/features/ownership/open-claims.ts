import type { Db } from '#server/platform/db/schema.ts'

/** While somebody proves by them that a business is theirs, its contacts stay as they are. */
export async function hasOpenClaim(db: Db, businessId: string): Promise<boolean> {
  return hasClaim(db, businessId, ['open', 'proved'])
}

/** Somebody has claimed it, or is about to. */
export async function isClaimed(db: Db, businessId: string): Promise<boolean> {
  return hasClaim(db, businessId, ['open', 'proved', 'granted'])
}

async function hasClaim(
  db: Db,
  businessId: string,
  states: ('open' | 'proved' | 'granted')[],
): Promise<boolean> {
  const found = await db
    .selectFrom('claims')
    .select('id')
    .where('businessId', '=', businessId)
    .where('state', 'in', states)
    .limit(1)
    .execute()
  return found.length > 0
}

/** Whoever has claimed a business and not paid yet answers its reviews. */
export async function getClaimantEmail(db: Db, businessId: string): Promise<string | null> {
  const claim = await db
    .selectFrom('claims')
    .innerJoin('businesses', 'businesses.id', 'claims.businessId')
    .select('claims.email')
    .where('claims.businessId', '=', businessId)
    .where('claims.state', '=', 'granted')
    .where('businesses.claimedAt', 'is not', null)
    .executeTakeFirst()
  return claim?.email ?? null
}
