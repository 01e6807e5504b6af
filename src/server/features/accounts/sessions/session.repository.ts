import { USER_COLUMNS } from '#server/features/accounts/account.repository.ts'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'

export interface NewSession {
  id: string
  userId: string
  tokenHash: string
  device: string
  createdAt: string
  expiresAt: string
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...session, updatedAt: session.createdAt })
    .execute()
}

/** The session and its user, expired or not. */
export function getSession(db: Db, tokenHash: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('tokenHash', '=', tokenHash)
    .select([
      ...USER_COLUMNS,
      'sessions.id as sessionId',
      'sessions.createdAt as openedAt',
      'sessions.updatedAt as usedAt',
      'expiresAt',
    ])
    .executeTakeFirst()
}

/** False if the session has ended meanwhile. */
export async function extendSession(
  db: Db,
  { id, usedAt, expiresAt }: { id: string; usedAt: string; expiresAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ updatedAt: usedAt, expiresAt })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
}

export interface SessionRow {
  id: string
  device: string
  createdAt: string
  updatedAt: string
}

/** Most recently used first. */
export async function findSessionsOf(
  db: Db,
  { userId, now, limit }: { userId: string; now: string; limit: number },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'updatedAt'])
    .where(ownedBy(userId))
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** False if there is none with this id, or it belongs to another user. */
export async function deleteSessionOf(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where(ownedBy(userId))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function deleteSessionsOf(db: Db, userId: string) {
  return db.deleteFrom('sessions').where(ownedBy(userId)).returningAll().execute()
}

export async function deleteOtherSessionsOf(
  db: Db,
  { userId, id }: { userId: string; id: string | null },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(ownedBy(userId))
    .where('id', '!=', id ?? '')
    .execute()
}
