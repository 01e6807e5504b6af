import type { Db } from '#server/platform/db/schema.ts'

/** Also hidden ones, whose owner is not ACTIVE. Newest first. */
export function findGems(db: Db) {
  return db
    .selectFrom('featuredGems')
    .innerJoin('businesses', 'businesses.id', 'featuredGems.businessId')
    .select([
      'featuredGems.id',
      'featuredGems.businessId',
      'featuredGems.createdAt',
      'businesses.businessName',
      'businesses.industry',
      'businesses.area',
      'businesses.plan',
      'businesses.status',
    ])
    .orderBy('featuredGems.createdAt', 'desc')
    .orderBy('featuredGems.id')
    .execute()
}

export type AdminGemRow = Awaited<ReturnType<typeof findGems>>[number]

export async function getBusinessName(db: Db, businessId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('businesses')
    .select('businessName')
    .where('id', '=', businessId)
    .executeTakeFirst()
  return row?.businessName
}

/** False if the business is a gem already: the unique column decides between concurrent requests. */
export async function insertGem(
  db: Db,
  gem: { id: string; businessId: string; createdAt: string },
): Promise<boolean> {
  const made = await db
    .insertInto('featuredGems')
    .values(gem)
    .onConflict((conflict) => conflict.column('businessId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function deleteGem(db: Db, businessId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('featuredGems')
    .where('businessId', '=', businessId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
