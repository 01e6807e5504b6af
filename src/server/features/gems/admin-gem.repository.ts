import type { Db } from '#server/platform/db/schema.ts'

/** Also hidden ones, whose owner is not ACTIVE. Newest first. */
export function findGems(db: Db) {
  return db
    .selectFrom('featuredGems')
    .innerJoin('businesses', 'businesses.id', 'featuredGems.businessId')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select([
      'featuredGems.id',
      'featuredGems.businessId',
      'featuredGems.createdAt',
      'businesses.businessName',
      'businesses.industry',
      'businesses.area',
      'users.plan',
      'users.status',
    ])
    .orderBy('featuredGems.createdAt', 'desc')
    .orderBy('featuredGems.id')
    .execute()
}

export type AdminGemRow = Awaited<ReturnType<typeof findGems>>[number]

/** Only of an owner: what nobody has claimed is never a gem. */
export function getFeatured(db: Db, businessId: string) {
  return db
    .selectFrom('businesses')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select(['businessName', 'users.id as userId'])
    .where('businesses.id', '=', businessId)
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
