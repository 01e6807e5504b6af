import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { GemRequest } from '#shared/catalogue/gem-requests.ts'

export function getRequest(db: Db, businessId: string): Promise<GemRequest | undefined> {
  return db
    .selectFrom('gemRequests')
    .select(['state', 'reason', 'askedAt', 'decidedAt', 'answer', 'lastTurn'])
    .where('businessId', '=', businessId)
    .executeTakeFirst()
}

interface Asked {
  businessId: string
  reason: string
  askedAt: string
}

/** False if one is open or accepted already: the database decides between concurrent requests. */
export async function saveRequest(db: Db, asked: Asked): Promise<boolean> {
  const saved = await db
    .insertInto('gemRequests')
    .values({ ...asked, state: 'asked' })
    .onConflict((conflict) =>
      conflict
        .column('businessId')
        .doUpdateSet({ ...asked, state: 'asked', decidedAt: null, answer: '' })
        .where('gemRequests.state', 'in', ['declined', 'left']),
    )
    .returning('businessId')
    .executeTakeFirst()
  return saved !== undefined
}

/** True for the one caller that changes it. */
export async function decideRequest(
  db: Db,
  businessId: string,
  decision: Pick<GemRequest, 'state' | 'decidedAt' | 'answer'>,
  from: GemRequest['state'][],
): Promise<boolean> {
  const changed = await db
    .updateTable('gemRequests')
    .set(decision)
    .where('businessId', '=', businessId)
    .where('state', 'in', from)
    .returning('businessId')
    .executeTakeFirst()
  return changed !== undefined
}

export function getBusinessWithOwner(db: Db, businessId: string) {
  return db
    .selectFrom('businesses')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select(['businesses.businessName', 'users.email as ownerEmail'])
    .where('businesses.id', '=', businessId)
    .executeTakeFirst()
}

/** Those in this state, with their businesses, the oldest first. */
export function findRequests(db: Db, state: 'asked' | 'accepted') {
  return db
    .selectFrom('gemRequests')
    .innerJoin('businesses', 'businesses.id', 'gemRequests.businessId')
    .leftJoin('featuredGems', 'featuredGems.businessId', 'gemRequests.businessId')
    .select([
      'gemRequests.businessId',
      'gemRequests.reason',
      'gemRequests.askedAt',
      'gemRequests.lastTurn',
      'businesses.businessName',
      'businesses.industry',
      'businesses.area',
      'businesses.plan',
      'businesses.status',
      'featuredGems.id as pickId',
    ])
    .where('gemRequests.state', '=', literal(state))
    .orderBy('gemRequests.askedAt')
    .orderBy('gemRequests.businessId')
    .execute()
}

export type GemRequestRow = Awaited<ReturnType<typeof findRequests>>[number]

export async function countRequests(db: Db): Promise<number> {
  const { requests } = await db
    .selectFrom('gemRequests')
    .where('state', '=', literal('asked'))
    .select((eb) => eb.fn.countAll<number>().as('requests'))
    .executeTakeFirstOrThrow()
  return requests
}

/** Notes the turn of those who are still in line. */
export async function saveTurn(db: Db, businessId: string, week: string): Promise<void> {
  await db
    .updateTable('gemRequests')
    .set({ lastTurn: week })
    .where('businessId', '=', businessId)
    .where('state', '=', literal('accepted'))
    .execute()
}

/** Whether the admins have featured it themselves. */
export async function isPick(db: Db, businessId: string): Promise<boolean> {
  const pick = await db
    .selectFrom('featuredGems')
    .select('id')
    .where('businessId', '=', businessId)
    .executeTakeFirst()
  return pick !== undefined
}
