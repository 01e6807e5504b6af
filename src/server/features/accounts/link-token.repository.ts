import type { Db } from '#server/platform/db/schema.ts'
import type { LinkPurpose } from './link-token.ts'

export interface StoredLink {
  id: string
  identifier: string
  userId: string
  /** The address that it is sent to, where that matters later. */
  email?: string
  expiresAt: string
  createdAt: string
}

export async function insertLink(db: Db, { userId, ...link }: StoredLink): Promise<void> {
  await db
    .insertInto('verifications')
    .values({ ...link, value: userId, updatedAt: link.createdAt })
    .execute()
}

/** The user of a valid link. */
export async function getLinkUser(
  db: Db,
  identifier: string,
  now: string,
): Promise<{ id: string; email: string } | null> {
  const user = await db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.value')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', now)
    .select(['users.id', 'users.email'])
    .executeTakeFirst()
  return user ?? null
}

/** A valid link of an account, with the address that it was sent to. */
export function getLink(db: Db, identifier: string, now: string) {
  return db
    .selectFrom('verifications')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', now)
    .select(['value as userId', 'email', 'createdAt'])
    .executeTakeFirst()
}

/** True for the one caller that used the link up. */
export async function deleteLink(db: Db, identifier: string, now: string): Promise<boolean> {
  const used = await db
    .deleteFrom('verifications')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Deletes the user's links of this purpose, or only those made after a time. */
export function deleteLinksOf(db: Db, purpose: LinkPurpose, userId: string, afterISO = '') {
  return db
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', `${purpose}:%`)
    .where('createdAt', '>', afterISO)
    .returningAll()
    .execute()
}

/** Every link of a deleted account, and those that were sent to its address. */
export async function forgetLinks(
  trx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await trx
    .deleteFrom('verifications')
    .where((eb) => eb.or([eb('value', '=', userId), eb('email', '=', email)]))
    .execute()
}
