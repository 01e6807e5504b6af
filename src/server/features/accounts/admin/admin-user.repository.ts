import type { Db } from '#server/platform/db/schema.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'

/** An account as needed for an admin's action. */
export function getTarget(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('businesses', 'businesses.userId', 'users.id')
    .where('users.id', '=', userId)
    .select([
      'users.id',
      'users.email',
      'users.emailVerified',
      'users.role',
      'users.plan',
      'users.status',
      'businesses.businessName',
    ])
    .executeTakeFirst()
}

export type Target = NonNullable<Awaited<ReturnType<typeof getTarget>>>

/** True if this call changed the status. */
export async function moveStatus(
  db: Db,
  userId: string,
  { from, to, at }: { from: UserStatus; to: UserStatus; at: string },
): Promise<boolean> {
  const moved = await db
    .updateTable('users')
    .set({ status: to, updatedAt: at })
    .where('id', '=', userId)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Everything of the account is deleted with it, by foreign keys. True if this call deleted it. */
export async function deleteUser(db: Db, userId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
