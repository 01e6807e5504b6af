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

export function getFeatured(db: Db, businessId: string) {
  return db
    .selectFrom('businesses')
    .select(['businessName', 'userId'])
    .where('id', '=', businessId)
    .executeTakeFirst()
}

/** False if the business is a gem already: the unique column decides between concurrent requests. */
export async function insertGem(db: Db, gem: Gem): Promise<boolean> {
  const made = await db
    .insertInto('featuredGems')
    .values(gem)
    .onConflict((conflict) => conflict.column('businessId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export type Gem = { id: string; businessId: string; createdAt: string }

/** As it was; undefined if it was none. */
export function deleteGem(db: Db, businessId: string): Promise<Gem | undefined> {
  return db
    .deleteFrom('featuredGems')
    .where('businessId', '=', businessId)
    .returningAll()
    .executeTakeFirst()
}
