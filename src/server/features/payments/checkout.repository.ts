import type { Insertable, Selectable } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'

export type Checkout = Selectable<Database['checkouts']>
export type Subscription = Selectable<Database['subscriptions']>

export async function insertCheckout(db: Db, checkout: Checkout): Promise<void> {
  await db.insertInto('checkouts').values(checkout).execute()
}

export async function getCheckout(db: Db, id: string): Promise<Checkout | null> {
  const checkout = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return checkout ?? null
}

/** The newest checkout for the same purchase since then. */
export async function getOpenCheckout(
  db: Db,
  wanted: Pick<Checkout, 'userId' | 'purpose' | 'plan' | 'amountCents' | 'isDemo'>,
  since: string,
): Promise<Checkout | null> {
  const checkout = await db
    .selectFrom('checkouts')
    .selectAll()
    .where(ownedBy(wanted.userId))
    .where('createdAt', '>', since)
    .where('purpose', '=', wanted.purpose)
    .where('plan', '=', wanted.plan)
    .where('amountCents', '=', wanted.amountCents)
    .where('isDemo', '=', wanted.isDemo)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return checkout ?? null
}

export async function getSubscription(db: Db, token: string): Promise<Subscription | null> {
  const subscription = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst()
  return subscription ?? null
}

/** The newest subscription, which is the current one. */
export async function getCurrentSubscription(db: Db, userId: string): Promise<Subscription | null> {
  const subscription = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where(ownedBy(userId))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return subscription ?? null
}

export async function insertSubscription(
  db: Db,
  subscription: Insertable<Database['subscriptions']>,
): Promise<void> {
  await db.insertInto('subscriptions').values(subscription).execute()
}
