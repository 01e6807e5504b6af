import { deleteLinksOf } from '#server/features/accounts/link-token.repository.ts'
import { deleteKnownDevicesOf } from '#server/features/accounts/sessions/known-device.repository.ts'
import { deleteSessionsOf } from '#server/features/accounts/sessions/session.repository.ts'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'

export async function getPasswordHash(db: Db, userId: string): Promise<string | null> {
  const credential = await db
    .selectFrom('credentials')
    .select('password')
    .where(ownedBy(userId))
    .executeTakeFirst()
  return credential?.password ?? null
}

export interface NewPassword {
  userId: string
  passwordHash: string
  /** A password that others know too: its owner must choose another one first. */
  issued: boolean
  at: string
}

/**
 * The only way to change a password. Everything that the old one gave access to ends: sessions, reset links
 * and trusted devices. False if the account was deleted.
 */
export async function replacePassword(trx: Db, change: NewPassword): Promise<boolean> {
  const { userId, passwordHash, at } = change
  const changed = await trx
    .updateTable('users')
    .set({ mustChangePassword: change.issued ? 1 : 0, updatedAt: at })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await trx
    .insertInto('credentials')
    .values({ userId, password: passwordHash, updatedAt: at })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ password: passwordHash, updatedAt: at }),
    )
    .execute()
  await deleteSessionsOf(trx, userId)
  await deleteLinksOf(trx, 'reset-password', userId)
  await deleteKnownDevicesOf(trx, userId)
  return true
}
