import type { Db } from '#server/platform/db/schema.ts'

/** The accounts that a demo may have left behind with its password: few, and found by indexes. */
export function findDemoCandidates(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.userId', 'users.id')
    .where((eb) => eb.or([eb('role', '=', 'ADMIN'), eb('isDemo', '=', 1)]))
    .select(['users.id', 'email', 'password as passwordHash'])
    .orderBy('email')
    .execute()
}
