import { setEmail } from '#server/features/accounts/account.repository.ts'
import {
  deleteLink,
  deleteLinksOf,
  getLink,
} from '#server/features/accounts/link-token.repository.ts'
import { linkIdentifier } from '#server/features/accounts/link-token.ts'
import { deletePasskeysOf } from '#server/features/accounts/passkeys/passkey.repository.ts'
import { deletePassword } from '#server/features/accounts/passwords/password.repository.ts'
import type { PasswordService } from '#server/features/accounts/passwords/password.service.ts'
import { deleteSecondFactorSince } from '#server/features/accounts/second-factor/second-factor.repository.ts'
import { endAccess } from '#server/features/accounts/sessions/end-access.repository.ts'
import { deleteKnownDevicesOf } from '#server/features/accounts/sessions/known-device.repository.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'

const DEAD_LINK = 'This link has expired or has already been used.'

/** 'This was not me', from a notice: it locks everybody out and starts a reset (decision 55). */
export function createNotMeService(
  { clock, db }: Context,
  { passwords }: { passwords: PasswordService },
) {
  /** What a stranger may have set up since, to come back with. */
  const takeBack = async (trx: Db, userId: string, sinceISO: string) => {
    await deleteSecondFactorSince(trx, userId, sinceISO)
    // Only the links of later notices: a stranger's own must not end the one that shuts the stranger out.
    await deleteLinksOf(trx, 'not-me', userId, sinceISO)
  }

  return {
    /** Returns the address that the link to a new password goes to. */
    deny: (token: string): Promise<string> => {
      const now = clock().toISOString()
      const identifier = linkIdentifier('not-me', token)
      return db.transaction().execute(async (trx) => {
        const link = await getLink(trx, identifier, now)
        if (!link?.email || !(await deleteLink(trx, identifier, now)))
          throw new AppError('invalid', DEAD_LINK)
        const { userId, email, createdAt } = link
        await takeBack(trx, userId, createdAt)
        await deletePassword(trx, userId)
        await deleteLinksOf(trx, 'reset-password', userId)
        await deleteKnownDevicesOf(trx, userId)
        await deletePasskeysOf(trx, userId)
        await endAccess(trx, userId)
        // The address before a change; otherwise it is the same.
        await setEmail(trx, userId, { email, at: now })
        await passwords.sendLink(trx, { id: userId, email }, 'recipient')
        return email
      })
    },
  }
}

export type NotMeService = ReturnType<typeof createNotMeService>
