import { deleteLinksOf } from '#server/features/accounts/link-token.repository.ts'
import { deletePasskeysOf } from '#server/features/accounts/passkeys/passkey.repository.ts'
import { endAccess } from '#server/features/accounts/sessions/end-access.repository.ts'
import { deleteKnownDevicesOf } from '#server/features/accounts/sessions/known-device.repository.ts'
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
  /** The user knows the old password and can look at the list of passkeys: nobody else set this one. */
  keepsPasskeys?: boolean
  at: string
}

/**
 * The only way to change a password. Everything that the old one gave access to ends: see `endAccess`, reset
 * links, trusted devices and, unless the user keeps them, passkeys. False if the account was deleted.
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
  await endAccess(trx, userId)
  await deleteLinksOf(trx, 'reset-password', userId)
  await deleteKnownDevicesOf(trx, userId)
  if (!change.keepsPasskeys) await deletePasskeysOf(trx, userId)
  return true
}

/** Without one nobody can sign in with a password, until a reset link sets a new one. */
export async function deletePassword(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('credentials').where(ownedBy(userId)).execute()
}
