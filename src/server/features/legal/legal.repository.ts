import type { Insertable } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { LegalDocument } from '#shared/legal/documents.ts'

export interface StoredVersion {
  document: LegalDocument
  version: number
  inForceFrom: string
}

export type NewVersion = Insertable<Database['legalVersions']>

export function findStoredVersions(db: Db): Promise<StoredVersion[]> {
  return db.selectFrom('legalVersions').select(['document', 'version', 'inForceFrom']).execute()
}

/** Several processes may notice a new version at once: the first decides. */
export async function saveVersions(db: Db, versions: NewVersion[]): Promise<void> {
  if (versions.length === 0) return
  await db
    .insertInto('legalVersions')
    .values(versions)
    .onConflict((conflict) => conflict.columns(['document', 'version']).doNothing())
    .execute()
}

/** Returns how many versions count since today. */
export async function beginVersions(db: Db, today: string, at: string): Promise<number> {
  const begun = await db
    .updateTable('legalVersions')
    .set({ begunAt: at })
    .where('begunAt', 'is', null)
    .where('inForceFrom', '<=', today)
    .executeTakeFirst()
  return Number(begun.numUpdatedRows)
}

/** Owners with a mailbox; those of the demo city have none. */
const owners = (db: Db) =>
  db.selectFrom('users').where('users.role', '=', 'BUSINESS').where('users.isDemo', '=', 0)

export async function hasOwners(db: Db): Promise<boolean> {
  return (await owners(db).select('users.id').limit(1).executeTakeFirst()) !== undefined
}

/** Owners who were not told of this version yet. */
export function findUntold(
  db: Db,
  { document, version }: StoredVersion,
  limit: number,
): Promise<{ id: string; email: string }[]> {
  return owners(db)
    .leftJoin('legalNotices', (join) =>
      join
        .onRef('users.id', '=', 'legalNotices.userId')
        .on('legalNotices.document', '=', document)
        .on('legalNotices.version', '=', version),
    )
    .where('legalNotices.toldAt', 'is', null)
    .select(['users.id', 'users.email'])
    .orderBy('users.id')
    .limit(limit)
    .execute()
}

/** Returns the ids of those whom nobody else has told meanwhile. */
export async function saveNotices(
  db: Db,
  notices: Insertable<Database['legalNotices']>[],
): Promise<Set<string>> {
  const saved = await db
    .insertInto('legalNotices')
    .values(notices)
    .onConflict((conflict) => conflict.columns(['userId', 'document', 'version']).doNothing())
    .returning('userId')
    .execute()
  return new Set(saved.map(({ userId }) => userId))
}

/** What an owner agreed to at registration, and what they were told of later. */
export async function findAgreed(db: Db, userId: string) {
  const user = await db
    .selectFrom('users')
    .select(['termsVersion', 'termsAcceptedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const told = await db
    .selectFrom('legalNotices')
    .select(['document', 'version', 'toldAt'])
    .where(ownedBy(userId))
    .orderBy('toldAt')
    .execute()
  return { user, told }
}
