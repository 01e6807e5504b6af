import { USER_COLUMNS } from '#server/features/accounts/account.repository.ts'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'

export interface NewPasskeyRow {
  id: string
  userId: string
  credentialId: string
  publicKey: string
  counter: number
  name: string
  createdAt: string
}

/** False if the credential is registered already, with this account or another. */
export async function insertPasskey(db: Db, passkey: NewPasskeyRow): Promise<boolean> {
  const made = await db
    .insertInto('passkeys')
    .values({ ...passkey, lastUsedAt: null })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export interface PasskeyRow {
  id: string
  credentialId: string
  name: string
  createdAt: string
  lastUsedAt: string | null
}

export async function findPasskeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'name', 'createdAt', 'lastUsedAt'])
    .where(ownedBy(userId))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** What a sign-in is checked against, with its user. */
export function getPasskeyByCredential(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .where('credentialId', '=', credentialId)
    .select([...USER_COLUMNS, 'passkeys.id as passkeyId', 'publicKey', 'counter'])
    .executeTakeFirst()
}

/** False if it was removed, or used by a concurrent sign-in, since its counter was read. */
export async function recordPasskeyUse(
  db: Db,
  { id, before, counter, usedAt }: { id: string; before: number; counter: number; usedAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: usedAt })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function hasPasskey(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

interface OwnPasskeyKey {
  userId: string
  id: string
}

/** False if there is none with this id, or it belongs to another user. */
export async function renamePasskey(
  db: Db,
  { userId, id }: OwnPasskeyKey,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where(ownedBy(userId))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Its name, or null if there is none with this id, or it belongs to another user. */
export async function deletePasskey(db: Db, { userId, id }: OwnPasskeyKey): Promise<string | null> {
  const deleted = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where(ownedBy(userId))
    .returning('name')
    .executeTakeFirst()
  return deleted?.name ?? null
}

/** How many there were. */
export async function deletePasskeysOf(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where(ownedBy(userId))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
