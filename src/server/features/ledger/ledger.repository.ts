import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Standing } from '#shared/billing/standing.ts'
import type { LedgerEntry, LedgerOwner } from './ledger-entry.ts'

/** Locked until the transaction ends if requested: two payments of one owner are written one after the other. */
export async function getLedgerOwner(
  db: Db,
  userId: string,
  { locked }: { locked: boolean },
): Promise<LedgerOwner | null> {
  const owner = await db
    .selectFrom('users')
    .leftJoin('businesses', 'businesses.userId', 'users.id')
    .select(['users.id', 'users.email', 'users.plan', 'users.status', 'users.isDemo'])
    .select(['businesses.id as businessId', 'businesses.businessName', 'businesses.address'])
    .where('users.id', '=', userId)
    .where('users.role', '=', 'BUSINESS')
    .$if(locked, (query) => query.forUpdate('users'))
    .executeTakeFirst()
  if (!owner) return null
  const { businessId, businessName, address, ...account } = owner
  const business =
    businessId === null
      ? null
      : { id: businessId, businessName: businessName ?? '', address: address ?? '' }
  return { ...account, business }
}

export async function lockOwners(db: Db, userIds: string[]): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export function findEntries(db: Db, userId: string): Promise<LedgerEntry[]> {
  return db
    .selectFrom('ledgerEntries')
    .selectAll()
    .where(ownedBy(userId))
    .orderBy('position')
    .execute()
}

/** False if this payment is in the ledger already. */
export async function insertEntry(db: Db, entry: LedgerEntry): Promise<boolean> {
  const inserted = await db
    .insertInto('ledgerEntries')
    .values(entry)
    .onConflict((conflict) => conflict.column('providerPaymentId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** True if this changed the account; otherwise nothing is written. */
export async function applyStanding(
  db: Db,
  owner: LedgerOwner,
  standing: Standing,
  updatedAt: string,
): Promise<boolean> {
  const { status } = standing
  // Before the first payment, the plan is the one the owner has chosen.
  const plan = status === 'PENDING' ? owner.plan : standing.plan
  if (status === owner.status && plan === owner.plan) return false
  await db
    .updateTable('users')
    .set({ status, plan, updatedAt })
    .where('id', '=', owner.id)
    .execute()
  return true
}

export async function markPaidInDemo(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ paidInDemo: 1 })
    .where('id', '=', userId)
    .where('paidInDemo', '=', 0)
    .execute()
}
