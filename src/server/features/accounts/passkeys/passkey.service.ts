import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import type { AccountNoticeService } from '#server/features/accounts/notices/account-notice.service.ts'
import type { SecondFactorService } from '#server/features/accounts/second-factor/second-factor.service.ts'
import type { AdminActionService } from '#server/features/admin-actions/admin-action.service.ts'
import { denialReason } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { MAX_PASSKEYS } from '#shared/accounts/passkeys.ts'
import type { PasskeyOptions } from '#shared/schemas/accounts/passkey.ts'
import {
  deletePasskey,
  findPasskeysOf,
  insertPasskey,
  type PasskeyRow,
  renamePasskey,
} from './passkey.repository.ts'
import { CHALLENGE_MINUTES, type PasskeyChallengeService } from './passkey-challenge.service.ts'
import { checkNewPasskey, PASSKEY_ALGORITHMS } from './passkey-check.ts'
import { passkeySite } from './passkey-site.ts'

const SITE_NAME = 'CPT Recommends'
const GONE = 'That passkey has already been removed.'
const REFUSED = 'Your device did not make a passkey that works here. Please try again.'
const TAKEN = 'This passkey is already on your list.'
const FULL = `You have ${MAX_PASSKEYS} passkeys. Please remove one before you add another.`

interface Confirmed {
  password: string
  code?: string | undefined
}

interface Helpers {
  actions: AdminActionService
  challenges: PasskeyChallengeService
  notices: AccountNoticeService
  secondFactors: SecondFactorService
}

/** The user's own passkeys (decision 56). */
export function createPasskeyService(
  { clock, db, log, publicUrl }: Context,
  { actions, challenges, notices, secondFactors }: Helpers,
) {
  /** Tells the account; what an admin does is in the audit log as well. */
  const record = async (
    trx: Db,
    user: CurrentUser,
    { kind, name, at }: { kind: 'passkey-added' | 'passkey-removed'; name: string; at: Date },
  ) => {
    log.info({ userId: user.id }, kind.replace('-', ' '))
    await notices.notify(trx, user, { kind, at })
    if (denialReason.openAdminPanel(user) !== null) return
    const target = { id: user.id, label: 'Own account' }
    await actions.record(trx, user, { action: kind, target, detail: name })
  }

  return {
    find: ({ id }: CurrentUser): Promise<PasskeyRow[]> => findPasskeysOf(db, id),

    /** What the browser needs to make one, after password and code. Only this session can add it. */
    async start(
      user: CurrentUser,
      sessionId: string,
      confirmed: Confirmed,
    ): Promise<PasskeyOptions> {
      const own = await secondFactors.changeConfirmed(user, confirmed, (trx) =>
        findPasskeysOf(trx, user.id),
      )
      if (own.length >= MAX_PASSKEYS) throw new AppError('conflict', FULL)
      const { id } = passkeySite(publicUrl())
      return {
        challenge: await challenges.create('passkey-add', sessionId, user.id),
        rp: { id, name: SITE_NAME },
        user: { id: userHandleOf(user.id), name: user.email, displayName: user.email },
        pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
        timeout: CHALLENGE_MINUTES * 60_000,
        attestation: 'none',
        excludeCredentials: own.map(({ credentialId }) => ({
          id: credentialId,
          type: 'public-key',
        })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      }
    },

    async add(
      user: CurrentUser,
      sessionId: string,
      made: {
        name: string
        credential: Parameters<typeof checkNewPasskey>[1]
      },
    ): Promise<PasskeyRow> {
      const { clientDataJSON } = made.credential.response
      const challenge = await challenges.use('passkey-add', sessionId, clientDataJSON)
      const site = passkeySite(publicUrl())
      const checked = await checkNewPasskey({ site, challenge }, made.credential)
      if (typeof checked === 'string') {
        log.info({ userId: user.id, reason: checked }, 'a new passkey was refused')
        throw new AppError('invalid', REFUSED)
      }
      const at = clock()
      const passkey = {
        ...checked,
        id: newId(),
        userId: user.id,
        name: made.name,
        createdAt: at.toISOString(),
      }
      await db.transaction().execute(async (trx) => {
        if (!(await insertPasskey(trx, passkey))) throw new AppError('conflict', TAKEN)
        await record(trx, user, { kind: 'passkey-added', name: passkey.name, at })
      })
      return { ...passkey, lastUsedAt: null }
    },

    async rename({ id: userId }: CurrentUser, id: string, name: string): Promise<void> {
      if (!(await renamePasskey(db, { userId, id }, name))) throw new AppError('not-found', GONE)
    },

    remove: (user: CurrentUser, id: string, confirmed: Confirmed): Promise<void> =>
      secondFactors.changeConfirmed(user, confirmed, async (trx) => {
        const name = await deletePasskey(trx, { userId: user.id, id })
        if (name === null) throw new AppError('not-found', GONE)
        await record(trx, user, { kind: 'passkey-removed', name, at: clock() })
      }),
  }
}

export type PasskeyService = ReturnType<typeof createPasskeyService>

/** The account's id as a passkey stores it: it names nobody outside this site. */
export const userHandleOf = (userId: string) => Buffer.from(userId).toString('base64url')
