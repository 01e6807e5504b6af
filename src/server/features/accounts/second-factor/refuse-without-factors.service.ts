import { getPasswordHash } from '#server/features/accounts/passwords/password.repository.ts'
import { verifyPassword } from '#server/features/accounts/passwords/password-hash.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import type { SecondFactorService } from './second-factor.service.ts'

/** A stolen session alone must not be enough: the password again, and the code where the account has a second step. */
export async function refuseWithoutFactors(
  db: Db,
  secondFactors: SecondFactorService,
  userId: string,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  const stored = await getPasswordHash(db, userId)
  if (!(stored && (await verifyPassword(stored, password))))
    refuseField('password', 'This is not your password.')
  try {
    await secondFactors.refuseWithout(userId, code)
  } catch (error) {
    // The caller is signed in: a wrong code is a wrong field here.
    if (error instanceof AppError) refuseField('code', error.message)
    throw error
  }
}
