import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'

export interface Closing {
  userId: string
  askedAt: string
  closesAt: string
}

/** False if the account is closing already. */
export async function insertClosing(
  db: Db,
  closing: Closing & { farewell: string | null },
): Promise<boolean> {
  const inserted = await db
    .insertInto('accountClosings')
    .values(closing)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('userId')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function getClosing(db: Db, userId: string): Promise<Closing | null> {
  const closing = await db
    .selectFrom('accountClosings')
    .select(['userId', 'askedAt', 'closesAt'])
    .where(ownedBy(userId))
    .executeTakeFirst()
  return closing ?? null
}

/** Null but for the one caller that ends it: an undo, or the erasure when its time has come. */
export async function endClosing(
  db: Db,
  userId: string,
  { dueAt }: { dueAt?: string } = {},
): Promise<{ farewell: string | null } | null> {
  const ended = await db
    .deleteFrom('accountClosings')
    .where(ownedBy(userId))
    .$if(dueAt !== undefined, (query) => query.where('closesAt', '<=', dueAt ?? ''))
    .returning('farewell')
    .executeTakeFirst()
  return ended ?? null
}

export async function findClosingsDue(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('accountClosings')
    .select('userId')
    .where('closesAt', '<=', now)
    .orderBy('closesAt')
    .limit(100)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Those who have had this many reminders and close before the given time. */
export function findClosingsToRemind(db: Db, reminders: number, before: string) {
  return db
    .selectFrom('accountClosings')
    .innerJoin('users', 'users.id', 'accountClosings.userId')
    .select(['accountClosings.userId', 'accountClosings.closesAt', 'users.email'])
    .where('reminders', '<=', reminders)
    .where('closesAt', '<=', before)
    .execute()
}

/** True for the one caller that sends it. */
export async function countReminder(db: Db, userId: string, reminders: number): Promise<boolean> {
  const counted = await db
    .updateTable('accountClosings')
    .set({ reminders: reminders + 1 })
    .where(ownedBy(userId))
    .where('reminders', '<=', reminders)
    .returning('userId')
    .executeTakeFirst()
  return counted !== undefined
}
