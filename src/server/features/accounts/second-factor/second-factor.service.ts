import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import type { AccountNoticeService } from '#server/features/accounts/notices/account-notice.service.ts'
import type { NoticeKind } from '#server/features/accounts/notices/notice-kinds.ts'
import { getPasswordHash } from '#server/features/accounts/passwords/password.repository.ts'
import { verifyPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { deleteOtherSessionsOf } from '#server/features/accounts/sessions/session.repository.ts'
import type { AdminActionService } from '#server/features/admin-actions/admin-action.service.ts'
import { denialReason } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { decryptText, encryptText } from '#server/platform/encrypted-text.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import type { AdminActionKind } from '#shared/accounts/admin.ts'
import type { NewSecondFactor, SecondFactor } from '#shared/schemas/accounts/second-factor.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import {
  confirmSecondFactor,
  countRecoveryCodes,
  deleteRecoveryCode,
  deleteSecondFactor,
  getSecondFactor,
  lockSecondFactor,
  replaceRecoveryCodes,
  type SecondFactorRow,
  savePendingSecondFactor,
  takeStep,
} from './second-factor.repository.ts'
import { findTotpStep, newTotpSecret, totpAddress } from './totp.ts'

const ISSUER = 'CPT Recommends'
const PURPOSE = 'second factor'

const ASK = 'Please enter the code from your authenticator app, or a recovery code.'
const WRONG_CODE = 'This code is wrong or has already been used.'
const WRONG_PASSWORD = 'This is not your password.'
const ACTIVE = 'Your second sign-in step is already on.'
const INACTIVE = 'Your second sign-in step is off.'

interface BothFactors {
  password: string
  code: string
}

interface KnownFactors {
  password: string
  code?: string | undefined
}

/** A code from the user's phone in addition to the password (decision 11). */
export function createSecondFactorService(
  { clock, config, db, secret }: Context,
  { actions, notices }: { actions: AdminActionService; notices: AccountNoticeService },
) {
  const refuseWrongPassword = async (userId: string, password: string) => {
    const stored = await getPasswordHash(db, userId)
    if (!(stored && (await verifyPassword(stored, password))))
      refuseField('password', WRONG_PASSWORD)
  }

  const findStep = ({ sealedSecret }: SecondFactorRow, code: string) => {
    // Null after a change of AUTH_SECRET: then only recovery codes work.
    const opened = decryptText(secret, PURPOSE, sealedSecret)
    return opened === null ? null : findTotpStep(opened, code, clock())
  }

  /** Uses the code up: the same one is refused the next time. */
  const isRight = async (trx: Db, userId: string, factor: SecondFactorRow, code: string) => {
    const step = findStep(factor, code)
    if (step !== null) return takeStep(trx, userId, step)
    return deleteRecoveryCode(trx, userId, recoveryCodeHash(code))
  }

  const getActive = async (userId: string) => {
    const factor = await getSecondFactor(db, userId)
    return factor?.confirmedAt ? factor : null
  }

  const renewCodes = async (trx: Db, userId: string) => {
    const recoveryCodes = newRecoveryCodes()
    await replaceRecoveryCodes(trx, userId, recoveryCodes.map(recoveryCodeHash))
    return recoveryCodes
  }

  const RECORDED = {
    'second-step-on': 'second-factor-on',
    'second-step-off': 'second-factor-off',
    'recovery-codes': 'recovery-codes',
  } as const satisfies Partial<Record<NoticeKind, AdminActionKind>>

  const record = async (trx: Db, user: CurrentUser, kind: keyof typeof RECORDED, at = clock()) => {
    const target = { id: user.id, label: 'Own account' }
    if (denialReason.openAdminPanel(user) === null)
      await actions.record(trx, user, { action: RECORDED[kind], target })
    await notices.notify(trx, user, { kind, at })
  }

  /** Checks the password again, and the code of an account that has a second step; then makes the change, or neither. */
  const changeConfirmed = async <T>(
    user: CurrentUser,
    { password, code }: KnownFactors,
    change: (trx: Db) => Promise<T>,
  ): Promise<T> => {
    const factor = await getActive(user.id)
    await refuseWrongPassword(user.id, password)
    return db.transaction().execute(async (trx) => {
      if (factor) {
        if (code === undefined) refuseField('code', ASK)
        await lockSecondFactor(trx, user.id)
        if (!(await isRight(trx, user.id, factor, code))) refuseField('code', WRONG_CODE)
      }
      return change(trx)
    })
  }

  const changeWith = async <T>(
    user: CurrentUser,
    both: BothFactors,
    change: (trx: Db) => Promise<T>,
  ): Promise<T> => {
    if (!(await getActive(user.id))) throw new AppError('conflict', INACTIVE)
    return changeConfirmed(user, both, change)
  }

  return {
    changeConfirmed,

    async describe({ id }: CurrentUser): Promise<SecondFactor> {
      const factor = await getActive(id)
      if (!factor) return { active: false, since: null, recoveryCodesLeft: 0 }
      const recoveryCodesLeft = await countRecoveryCodes(db, id)
      return { active: true, since: factor.confirmedAt, recoveryCodesLeft }
    },

    /** A new secret, which is not required before a code has confirmed it. */
    async start(user: CurrentUser, password: string): Promise<NewSecondFactor> {
      if (await getActive(user.id)) throw new AppError('conflict', ACTIVE)
      await refuseWrongPassword(user.id, password)
      const made = newTotpSecret()
      const saved = await savePendingSecondFactor(db, {
        userId: user.id,
        sealedSecret: encryptText(secret, PURPOSE, made),
        createdAt: clock().toISOString(),
      })
      if (!saved) throw new AppError('conflict', ACTIVE)
      return { secret: made, address: totpAddress(ISSUER, user.email, made) }
    },

    /** From now on a code is required. Other devices have not shown one: they are signed out. */
    async confirm(user: CurrentUser, sessionId: string | null, code: string): Promise<string[]> {
      const factor = await getSecondFactor(db, user.id)
      if (!factor) throw new AppError('conflict', 'Please begin with your password.')
      if (factor.confirmedAt) throw new AppError('conflict', ACTIVE)
      const step = findStep(factor, code)
      if (step === null) refuseField('code', WRONG_CODE)
      return db.transaction().execute(async (trx) => {
        const { sealedSecret } = factor
        const now = clock()
        const confirmedAt = now.toISOString()
        if (!(await confirmSecondFactor(trx, { userId: user.id, sealedSecret, step, confirmedAt })))
          throw new AppError('conflict', 'This was changed meanwhile. Please look again.')
        await deleteOtherSessionsOf(trx, { userId: user.id, id: sessionId })
        await record(trx, user, 'second-step-on', now)
        return renewCodes(trx, user.id)
      })
    },

    renewRecoveryCodes: (user: CurrentUser, both: BothFactors): Promise<string[]> =>
      changeWith(user, both, async (trx) => {
        await record(trx, user, 'recovery-codes')
        return renewCodes(trx, user.id)
      }),

    remove: (user: CurrentUser, both: BothFactors): Promise<void> =>
      changeWith(user, both, async (trx) => {
        await record(trx, user, 'second-step-off')
        await deleteSecondFactor(trx, user.id)
      }),

    /** Called after the password check, before there is a session. */
    async refuseWithout(userId: string, code: string | undefined): Promise<void> {
      const factor = await getActive(userId)
      if (!factor) return
      const sentence = code === undefined ? ASK : WRONG_CODE
      if (code === undefined || !(await isRight(db, userId, factor, code)))
        throw new AppError('unauthenticated', sentence, { errors: { code: sentence } })
    },

    /** Required by the operator, but not set up yet. */
    isDue: async ({ id, role }: Pick<CurrentUser, 'id' | 'role'>): Promise<boolean> =>
      denialReason.openAdminPanel({ role }) === null &&
      config.requireSecondFactor &&
      (await getActive(id)) === null,
  }
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>
