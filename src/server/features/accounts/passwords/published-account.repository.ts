import type { Db } from '#server/platform/db/schema.ts'

/** Accounts that a demo may have left with its published password: few, and found by indexes. */
export function findDemoCandidates(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.userId', 'users.id')
    .where((eb) => eb.or([eb('role', '=', 'ADMIN'), eb('isDemo', '=', 1)]))
    .select(['users.id', 'email', 'password as passwordHash'])
    .orderBy('email')
    .execute()
}
