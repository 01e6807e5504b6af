import { isAddressTaken, setEmail } from '#server/features/accounts/account.repository.ts'
import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import {
  deleteLink,
  deleteLinksOf,
  getLink,
  getLinkUser,
  insertLink,
} from '#server/features/accounts/link-token.repository.ts'
import { linkIdentifier, newLinkToken } from '#server/features/accounts/link-token.ts'
import { emailChange } from '#server/features/accounts/mail/email-change.tsx'
import type { AccountNoticeService } from '#server/features/accounts/notices/account-notice.service.ts'
import { refuseWithoutFactors } from '#server/features/accounts/second-factor/refuse-without-factors.service.ts'
import type { SecondFactorService } from '#server/features/accounts/second-factor/second-factor.service.ts'
import type { Context } from '#server/platform/context.ts'
import { isUniqueViolation } from '#server/platform/db/is-unique-violation.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { leaveAddress } from '#server/platform/outbox/forget.ts'
import type { ChangeEmailRequest } from '#shared/schemas/accounts/account.ts'

const DAY_MS = 24 * 3_600_000
const TAKEN = 'There is already an account with this e-mail address.'
const DEAD_LINK = 'This link has expired or has already been used. Please ask for a new one.'

interface Helpers {
  notices: AccountNoticeService
  secondFactors: SecondFactorService
}

/** A new e-mail address counts once its mailbox has confirmed it (decision 55). */
export function createEmailChangeService(context: Context, { notices, secondFactors }: Helpers) {
  const { clock, db, secret } = context

  return {
    /** Sends a link to the new address; the one from a request before stops. */
    async ask(user: CurrentUser, request: ChangeEmailRequest): Promise<void> {
      const { email } = request
      if (email === user.email) refuseField('email', 'This is already your address.')
      await refuseWithoutFactors(db, secondFactors, user.id, request)
      const now = clock()
      if (await isAddressTaken(db, email, now.toISOString())) refuseField('email', TAKEN)
      const token = newLinkToken()
      const linkId = newId()
      await db.transaction().execute(async (trx) => {
        await deleteLinksOf(trx, 'change-email', user.id)
        await insertLink(trx, {
          id: linkId,
          identifier: linkIdentifier('change-email', token),
          userId: user.id,
          email,
          expiresAt: new Date(now.getTime() + DAY_MS).toISOString(),
          createdAt: now.toISOString(),
        })
        await enqueueMessage(trx, context, emailChange, {
          recipient: email,
          payload: { token: encryptLink(secret, token) },
          by: { ownerId: user.id },
          dedupeKey: `email-change ${user.id} ${linkId}`,
        })
      })
    },

    /** Makes the change and tells both mailboxes. Links that went to the old address stop. */
    async confirm(token: string): Promise<string> {
      const at = clock()
      const now = at.toISOString()
      const identifier = linkIdentifier('change-email', token)
      const change = db.transaction().execute(async (trx) => {
        const former = await getLinkUser(trx, identifier, now)
        const link = await getLink(trx, identifier, now)
        if (!former || !link?.email || !(await deleteLink(trx, identifier, now)))
          throw new AppError('invalid', DEAD_LINK)
        const { id } = former
        const { email } = link
        if (await isAddressTaken(trx, email, now)) throw new AppError('conflict', TAKEN)
        await setEmail(trx, id, { email, at: now })
        await leaveAddress(trx, { from: former.email, to: email })
        await deleteLinksOf(trx, 'reset-password', id)
        await deleteLinksOf(trx, 'confirm-email', id)
        await notices.notify(trx, former, { kind: 'email-changed', at })
        await notices.notify(trx, { id, email }, { kind: 'email-changed', at, canBeDenied: false })
        return email
      })
      return change.catch((cause) => {
        throw isUniqueViolation(cause) ? new AppError('conflict', TAKEN, { cause }) : cause
      })
    },
  }
}

export type EmailChangeService = ReturnType<typeof createEmailChangeService>
