import type { Db } from '#server/platform/db/schema.ts'

export interface StoredLink {
  id: string
  identifier: string
  userId: string
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

/** Deletes the user's other links of this purpose. */
export async function deleteLinksOf(db: Db, purpose: string, userId: string): Promise<void> {
  await db
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', `${purpose}:%`)
    .execute()
}
