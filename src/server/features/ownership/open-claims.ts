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
