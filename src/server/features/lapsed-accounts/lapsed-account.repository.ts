import type { Db } from '#server/platform/db/schema.ts'
import { capeTownDay } from '#shared/time/dates.ts'

/**
 * Accounts of owners that have not been paid, changed or signed in to since then. A paid one is ACTIVE; a paused one
 * may be paid for some time yet.
 */
function findLapsed(db: Db, before: Date) {
  const at = before.toISOString()
  const day = capeTownDay(before)
  return db
    .selectFrom('users')
    .leftJoin('lapsedAccounts', 'users.id', 'lapsedAccounts.userId')
    .select(['users.id', 'users.email'])
    .where('users.role', '=', 'BUSINESS')
    .where('users.isDemo', '=', 0)
    .where('users.status', '<>', 'ACTIVE')
    .where('users.createdAt', '<', at)
    .where('users.updatedAt', '<', at)
    .where(({ eb, not, exists, or, selectFrom }) =>
      not(
        or([
          eb('lapsedAccounts.keptAt', 'is not', null).and('lapsedAccounts.keptAt', '>=', at),
          exists(
            selectFrom('ledgerEntries')
              .select('ledgerEntries.id')
              .whereRef('users.id', '=', 'ledgerEntries.userId')
              .where(({ eb: entry, or: either }) =>
                either([
                  entry('ledgerEntries.day', '>=', day),
                  entry('ledgerEntries.paidUntil', '>=', day),
                ]),
              ),
          ),
          exists(
            selectFrom('sessions')
              .select('sessions.id')
              .whereRef('users.id', '=', 'sessions.userId')
              .where('sessions.updatedAt', '>=', at),
          ),
        ]),
      ),
    )
    .orderBy('users.id')
}

/** Those among them who were not warned yet, or who came back after a warning and have lapsed again. */
export const findToWarn = (db: Db, before: Date, limit: number) =>
  findLapsed(db, before)
    .where(({ eb, or }) =>
      or([eb('lapsedAccounts.warnedAt', 'is', null), eb('lapsedAccounts.keptAt', 'is not', null)]),
    )
    .limit(limit)

/** Those whose warning is old enough. */
export const findToErase = (db: Db, before: Date, warnedBefore: Date) =>
  findLapsed(db, before)
    .where('lapsedAccounts.warnedAt', '<=', warnedBefore.toISOString())
    .where('lapsedAccounts.keptAt', 'is', null)

export async function saveWarning(db: Db, userId: string, warnedAt: string): Promise<void> {
  await db
    .insertInto('lapsedAccounts')
    .values({ userId, warnedAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ warnedAt, keptAt: null }))
    .execute()
}

/** Whoever signed in after the warning keeps the account. */
export async function noteKept(db: Db, keptAt: string): Promise<void> {
  await db
    .updateTable('lapsedAccounts')
    .set({ keptAt })
    .where('keptAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .select('sessions.id')
          .whereRef('lapsedAccounts.userId', '=', 'sessions.userId')
          .whereRef('sessions.updatedAt', '>', 'lapsedAccounts.warnedAt'),
      ),
    )
    .execute()
}

/** Businesses that are not listed, with accounts from before a day: the ledger says why. */
export function findPaused(db: Db, before: string) {
  return db
    .selectFrom('businesses')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select(['businesses.id', 'users.id as ownerId'])
    .where('businesses.status', '=', 'PAUSED')
    .where('users.createdAt', '<', before)
    .orderBy('businesses.id')
    .execute()
}
