import type { Db } from '#server/platform/db/schema.ts'

export interface SessionRow {
  id: string
  userAgent: string | null
  createdAt: string
  updatedAt: string
}

/** Those used last come first. Never the token: whoever has that is signed in. */
export async function findSessionsOf(
  db: Db,
  { userId, now, limit }: { userId: string; now: string; limit: number },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** False when there is none of this id, or it is somebody else's. */
export async function deleteSessionOf(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteOtherSessionsOf(
  db: Db,
  { userId, id }: { userId: string; id: string | null },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', id ?? '')
    .execute()
}
