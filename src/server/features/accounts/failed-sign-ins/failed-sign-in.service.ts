import { getUserByEmail, getUserById } from '#server/features/accounts/account.repository.ts'
import { deviceName } from '#server/features/accounts/sessions/device-name.ts'
import type { Context } from '#server/platform/context.ts'
import { isForeignKeyViolation } from '#server/platform/db/is-foreign-key-violation.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { AppError } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/http/log/describe-request.ts'
import type { SignInFailure } from '#shared/accounts/sign-in-failure.ts'
import {
  type FailedSignInRow,
  findFailedSignIns,
  saveFailedSignIn,
} from './failed-sign-in.repository.ts'
import { nameInLog } from './name-in-log.ts'

const MONTH_MS = 30 * 24 * 3_600_000
/** Enough to see whether somebody mistypes or guesses. */
const MOST = 10

export interface FailedAttempt {
  at: Date
  email: string
  reason: SignInFailure
  ip: string
  userAgent: string | undefined
}

/** Failed sign-ins of existing accounts, for admins. Attempts at unknown addresses are in the log only. */
export function createFailedSignInService({ clock, db, log, secret }: Context) {
  return {
    /** Call it after the answer was sent: how long it takes must not tell whether there is such an account. */
    async record({ at, email, reason, ip, userAgent }: FailedAttempt): Promise<void> {
      try {
        const user = await getUserByEmail(db, email)
        if (!user) return
        const failure = {
          id: newId(),
          userId: user.id,
          reason,
          device: deviceName(userAgent ?? ''),
          network: networkOf(ip),
          createdAt: at.toISOString(),
          expiresAt: new Date(at.getTime() + MONTH_MS).toISOString(),
        }
        await db.transaction().execute((trx) => saveFailedSignIn(trx, failure, MOST))
      } catch (err) {
        // The attempt is in the log as well, so a full disk, or an account deleted meanwhile, stops nobody.
        if (!isForeignKeyViolation(err)) log.warn({ err }, 'a failed sign-in was not stored')
      }
    },

    nameInLog: (email: string): string => nameInLog(secret, email),

    /** The last ten of any account, newest first, and how the log names it. */
    async find(userId: string): Promise<{ failures: FailedSignInRow[]; nameInLog: string }> {
      const user = await getUserById(db, userId)
      if (!user) throw new AppError('not-found', 'We can’t find that user.')
      return {
        failures: await findFailedSignIns(db, userId, clock().toISOString()),
        nameInLog: nameInLog(secret, user.email),
      }
    },
  }
}

export type FailedSignInService = ReturnType<typeof createFailedSignInService>
