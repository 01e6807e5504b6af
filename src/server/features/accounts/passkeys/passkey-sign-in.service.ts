import type {
  AccountService,
  Browser,
  SignedIn,
} from '#server/features/accounts/account.service.ts'
import type { FailedSignInService } from '#server/features/accounts/failed-sign-ins/failed-sign-in.service.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/http/log/describe-request.ts'
import type { PasskeySignInOptions } from '#shared/schemas/accounts/passkey.ts'
import { getPasskeyByCredential, hasPasskey, recordPasskeyUse } from './passkey.repository.ts'
import { userHandleOf } from './passkey.service.ts'
import { CHALLENGE_MINUTES, type PasskeyChallengeService } from './passkey-challenge.service.ts'
import { checkPasskeySignature } from './passkey-check.ts'
import { passkeySite } from './passkey-site.ts'

const UNKNOWN = 'This passkey is not known here any more. Please sign in with your password.'
const REFUSED = 'This passkey did not work. Please try again, or sign in with your password.'

interface Attempt extends Browser {
  ip: string
}

interface Helpers {
  accounts: AccountService
  challenges: PasskeyChallengeService
  failedSignIns: FailedSignInService
}

/**
 * Sign-in with a passkey alone. The device has checked its user by fingerprint, face or PIN, so it counts as
 * both steps (decision 56).
 */
export function createPasskeySignInService(
  { clock, db, log, publicUrl }: Context,
  { accounts, challenges, failedSignIns }: Helpers,
) {
  const refuse = async (
    { email, passkeyId }: { email: string; passkeyId: string },
    { ip, userAgent }: Attempt,
    reason: string,
  ): Promise<never> => {
    const account = failedSignIns.nameInLog(email)
    log.warn({ account, passkeyId, reason, network: networkOf(ip) }, 'failed sign-in')
    await failedSignIns.record({ at: clock(), email, reason: 'passkey', ip, userAgent })
    throw new AppError('unauthenticated', REFUSED)
  }

  return {
    /** No account is named: the device knows which passkeys it has for this site. */
    start: async (device: string): Promise<PasskeySignInOptions> => ({
      challenge: await challenges.create('passkey-sign-in', device),
      rpId: passkeySite(publicUrl()).id,
      timeout: CHALLENGE_MINUTES * 60_000,
      userVerification: 'required',
    }),

    async signIn(
      given: Parameters<typeof checkPasskeySignature>[1],
      attempt: Attempt,
    ): Promise<SignedIn> {
      const { clientDataJSON, userHandle } = given.response
      const challenge = await challenges.use('passkey-sign-in', attempt.device, clientDataJSON)
      const found = await getPasskeyByCredential(db, given.id)
      if (!found) throw new AppError('unauthenticated', UNKNOWN)
      if (userHandle !== userHandleOf(found.id))
        return refuse(found, attempt, 'it names another account')
      const site = passkeySite(publicUrl())
      const counter = await checkPasskeySignature({ site, challenge }, given, found)
      // Among the reasons: a counter that went back, as that of a copied key does.
      if (typeof counter === 'string') return refuse(found, attempt, counter)
      const used = await recordPasskeyUse(db, {
        id: found.passkeyId,
        before: found.counter,
        counter,
        usedAt: clock().toISOString(),
      })
      if (!used) return refuse(found, attempt, 'it was removed or used meanwhile')
      return accounts.begin(found, attempt, {
        isStillValid: () => hasPasskey(db, found.passkeyId),
        refusal: UNKNOWN,
      })
    },
  }
}

export type PasskeySignInService = ReturnType<typeof createPasskeySignInService>
