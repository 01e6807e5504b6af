import type { Db } from '#server/platform/db/schema.ts'
import type { Standing } from '#shared/billing/standing.ts'
import type { LedgerEntry, LedgerOwner } from './ledger-entry.ts'

/** Held, where asked for, until the transaction ends: two payments of one owner are booked one after the other. */
export async function getLedgerOwner(
  db: Db,
  userId: string,
  { held }: { held: boolean },
): Promise<LedgerOwner | null> {
  const owner = await db
    .selectFrom('users')
    .select(['id', 'email', 'plan', 'status', 'isDemo'])
    .where('id', '=', userId)
    .where('role', '=', 'BUSINESS')
    .$if(held, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!owner) return null
  const business = await db
    .selectFrom('businesses')
    .select(['id', 'businessName', 'address'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return { ...owner, business: business ?? null }
}

export function findEntries(db: Db, userId: string): Promise<LedgerEntry[]> {
  return db
    .selectFrom('ledgerEntries')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('position')
    .execute()
}

/** False when this payment of the provider has been booked before. */
export async function insertEntry(db: Db, entry: LedgerEntry): Promise<boolean> {
  const inserted = await db
    .insertInto('ledgerEntries')
    .values(entry)
    .onConflict((conflict) => conflict.column('providerPaymentId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** True when the account was something else before; otherwise nothing is written. */
export async function applyStanding(
  db: Db,
  owner: LedgerOwner,
  standing: Standing,
  updatedAt: string,
): Promise<boolean> {
  const { status } = standing
  // Before anything is paid, the plan is what the owner has chosen.
  const plan = status === 'PENDING' ? owner.plan : standing.plan
  if (status === owner.status && plan === owner.plan) return false
  await db
    .updateTable('users')
    .set({ status, plan, updatedAt })
    .where('id', '=', owner.id)
    .execute()
  return true
}

export async function isPaymentBooked(db: Db, providerPaymentId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('ledgerEntries')
    .select('id')
    .where('providerPaymentId', '=', providerPaymentId)
    .executeTakeFirst()
  return entry !== undefined
}
