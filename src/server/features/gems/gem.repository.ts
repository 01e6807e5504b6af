import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { GemInLine } from '#shared/catalogue/gem-turns.ts'

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

/** Who may take turns: accepted, on PREMIUM and ACTIVE, and none of the admins' own picks. */
export function findGemsInLine(db: Db): Promise<GemInLine[]> {
  return db
    .selectFrom('gemRequests')
    .innerJoin('businesses', 'businesses.id', 'gemRequests.businessId')
    .leftJoin('featuredGems', 'featuredGems.businessId', 'gemRequests.businessId')
    .where('gemRequests.state', '=', literal('accepted'))
    .where('gemRequests.decidedAt', 'is not', null)
    .where('businesses.plan', '=', literal('PREMIUM'))
    .where('businesses.status', '=', literal('ACTIVE'))
    .where('featuredGems.id', 'is', null)
    .select(['gemRequests.businessId', 'gemRequests.lastTurn'])
    .select((eb) => eb.ref('gemRequests.decidedAt').$notNull().as('joinedAt'))
    .execute()
}

/** As gems; their time begins with the week. */
export async function findGemsOnTurn(
  db: Db,
  ids: string[],
  startedAt: string,
): Promise<PublicGemRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'businessName', 'industry', 'area', 'imageKey', 'ratingCount'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((businessId) => {
    const row = byId.get(businessId)
    return row ? [{ ...row, id: businessId, businessId, createdAt: startedAt }] : []
  })
}

export type PublicGemRow = Awaited<ReturnType<typeof findPublicGems>>[number]
