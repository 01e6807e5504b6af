import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { Plan } from '#shared/money/plans.ts'

export interface PaidOwner {
  email: string
  plan: Plan
  businessName: string | null
}

/** Null if there was nothing to activate: one of several concurrent calls gets the owner. */
export async function activateOwner(
  db: Db,
  userId: string,
  updatedAt: string,
): Promise<PaidOwner | null> {
  const user = await db
    .updateTable('users')
    .set({ status: 'ACTIVE', updatedAt })
    .where('id', '=', userId)
    .where('role', '=', 'BUSINESS')
    .where('status', '=', 'PENDING')
    .returning(['email', 'plan'])
    .executeTakeFirst()
  if (!user) return null
  const business = await db
    .selectFrom('businesses')
    .select('businessName')
    .where(ownedBy(userId))
    .executeTakeFirst()
  return { ...user, businessName: business?.businessName ?? null }
}

export async function getOwnerStatus(db: Db, userId: string): Promise<UserStatus | null> {
  const user = await db
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .where('role', '=', 'BUSINESS')
    .executeTakeFirst()
  return user?.status ?? null
}

/** Before the first payment the owner may choose freely. False if it is too late. */
export async function choosePlan(
  db: Db,
  userId: string,
  plan: Plan,
  updatedAt: string,
): Promise<boolean> {
  const chosen = await db
    .updateTable('users')
    .set({ plan, updatedAt })
    .where('id', '=', userId)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst()
  return chosen !== undefined
}
