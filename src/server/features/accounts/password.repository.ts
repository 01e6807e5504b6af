import type { Db } from '#server/platform/db/schema.ts'

export async function getPasswordHash(db: Db, userId: string): Promise<string | null> {
  const credential = await db
    .selectFrom('credentials')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  return credential?.password ?? null
}

export interface NewPassword {
  userId: string
  credentialId: string
  passwordHash: string
  updatedAt: string
}

/** A password that its owner chose: whatever an admin had asked for is done. */
export async function savePassword(db: Db, change: NewPassword): Promise<void> {
  const { userId, passwordHash, updatedAt } = change
  await db
    .insertInto('credentials')
    .values({
      id: change.credentialId,
      userId,
      accountId: userId,
      providerId: 'credential',
      password: passwordHash,
      createdAt: updatedAt,
      updatedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'providerId']).doUpdateSet({ password: passwordHash, updatedAt }),
    )
    .execute()
  await db
    .updateTable('users')
    .set({ mustChangePassword: 0, updatedAt })
    .where('id', '=', userId)
    .execute()
}
