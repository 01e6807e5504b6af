import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'

export interface SecondFactorRow {
  sealedSecret: string
  /** Null until a first code has shown that the app knows the secret: until then nobody is asked. */
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

/** Replaces one that was never confirmed; false where one is in force. */
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

/** False when another request was faster, with this secret or a newer one. */
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

/** False when a code of this step, or a later one, was used already: each opens the door once. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where(ownedBy(userId))
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Recovery codes go with it, by the foreign key. False when there was none. */
export async function deleteSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('secondFactors')
    .where(ownedBy(userId))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Makes whoever changes it at the same time wait for the end of this transaction. */
export async function lockSecondFactor(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('secondFactors')
    .set(({ ref }) => ({ lastStep: ref('lastStep') }))
    .where(ownedBy(userId))
    .execute()
}

/** After locking the factor: two renewals at once would otherwise leave the codes of both. */
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

/** True for one request only, however many bring the same code. */
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
