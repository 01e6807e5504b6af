import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'

export interface SecondFactorRow {
  sealedSecret: string
  /** Null until a first code has proven that the app has the secret: until then no code is required. */
  confirmedAt: string | null
}

export async function getSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | null> {
  const row = await db
    .selectFrom('secondFactors')
    .select(['sealedSecret', 'confirmedAt'])
    .where(ownedBy(userId))
    .executeTakeFirst()
  return row ?? null
}

/** Replaces an unconfirmed one; false if a confirmed one exists. */
export async function savePendingSecondFactor(
  db: Db,
  { userId, sealedSecret, createdAt }: { userId: string; sealedSecret: string; createdAt: string },
): Promise<boolean> {
  const saved = await db
    .insertInto('secondFactors')
    .values({ userId, sealedSecret, confirmedAt: null, lastStep: 0, createdAt })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ sealedSecret, createdAt })
        .where('secondFactors.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst()
  return saved !== undefined
}

/** False if another request was faster, with this secret or a newer one. */
export async function confirmSecondFactor(
  db: Db,
  found: { userId: string; sealedSecret: string; step: number; confirmedAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ confirmedAt: found.confirmedAt, lastStep: found.step })
    .where(ownedBy(found.userId))
    .where('sealedSecret', '=', found.sealedSecret)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False if a code of this step, or a later one, was used already: each code works once. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where(ownedBy(userId))
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Its recovery codes are deleted with it, by the foreign key. False if there was none. */
export async function deleteSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('secondFactors')
    .where(ownedBy(userId))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** One that was turned on since that time, or only begun. */
export async function deleteSecondFactorSince(
  db: Db,
  userId: string,
  sinceISO: string,
): Promise<void> {
  await db
    .deleteFrom('secondFactors')
    .where(ownedBy(userId))
    .where((eb) => eb.or([eb('confirmedAt', '>=', sinceISO), eb('confirmedAt', 'is', null)]))
    .execute()
}

/** Locks the row: concurrent changes wait for the end of this transaction. */
export async function lockSecondFactor(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('secondFactors')
    .set(({ ref }) => ({ lastStep: ref('lastStep') }))
    .where(ownedBy(userId))
    .execute()
}

/** Call it after locking the factor: two concurrent renewals would otherwise leave the codes of both. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  codeHashes: string[],
): Promise<void> {
  await db.deleteFrom('recoveryCodes').where(ownedBy(userId)).execute()
  await db
    .insertInto('recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
    .execute()
}

/** True for one request only, even if several bring the same code. */
export async function deleteRecoveryCode(
  db: Db,
  userId: string,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where(ownedBy(userId))
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(ownedBy(userId))
    .executeTakeFirstOrThrow()
  return count
}
