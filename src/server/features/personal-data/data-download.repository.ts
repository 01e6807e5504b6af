import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'

/** Asks for it, or again once the last one is old enough. False if there is one that still counts. */
export async function askForDownload(
  db: Db,
  asked: { userId: string; businessId: string | null; askedAt: string },
  before: string,
): Promise<boolean> {
  const fresh = { startedAt: null, madeAt: null, expiresAt: null, sealedContent: null }
  const row = await db
    .insertInto('dataDownloads')
    .values({ ...asked, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ ...asked, ...fresh })
        .where('dataDownloads.askedAt', '<=', before)
        .where('dataDownloads.madeAt', 'is not', null),
    )
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export function getDownload(db: Db, userId: string, now: string) {
  return db
    .selectFrom('dataDownloads')
    .select(['askedAt', 'madeAt', 'expiresAt'])
    .where(ownedBy(userId))
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirst()
}

export async function getContent(db: Db, userId: string, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('dataDownloads')
    .select('sealedContent')
    .where(ownedBy(userId))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row?.sealedContent ?? null
}

export function findUnmadeDownloads(db: Db) {
  return db
    .selectFrom('dataDownloads')
    .innerJoin('users', 'users.id', 'dataDownloads.userId')
    .select(['dataDownloads.userId', 'dataDownloads.askedAt', 'users.email'])
    .where('madeAt', 'is', null)
    .orderBy('askedAt')
    .limit(20)
    .execute()
}

/** Whatever is erased from now on takes this mark away, so that a file with it is not stored. */
export async function startDownload(db: Db, userId: string, startedAt: string): Promise<void> {
  await db.updateTable('dataDownloads').set({ startedAt }).where(ownedBy(userId)).execute()
}

/** False if something in it was erased meanwhile. */
export async function saveDownload(
  db: Db,
  made: {
    userId: string
    startedAt: string
    madeAt: string
    expiresAt: string
    sealedContent: string
  },
): Promise<boolean> {
  const { userId, startedAt, ...file } = made
  const saved = await db
    .updateTable('dataDownloads')
    .set(file)
    .where(ownedBy(userId))
    .where('startedAt', '=', startedAt)
    .returning('userId')
    .executeTakeFirst()
  return saved !== undefined
}

export async function deleteExpiredDownloads(db: Db, now: string): Promise<void> {
  await db.deleteFrom('dataDownloads').where('expiresAt', '<=', now).execute()
}

export async function getOwnBusinessId(db: Db, userId: string): Promise<string | null> {
  const business = await db
    .selectFrom('businesses')
    .select('id')
    .where(ownedBy(userId))
    .executeTakeFirst()
  return business?.id ?? null
}
