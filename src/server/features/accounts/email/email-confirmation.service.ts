import { setEmailConfirmed } from '#server/features/accounts/account.repository.ts'
import {
  deleteLink,
  deleteLinksOf,
  getLinkUser,
  insertLink,
} from '#server/features/accounts/link-token.repository.ts'
import { linkIdentifier, newLinkToken } from '#server/features/accounts/link-token.ts'
import { emailConfirmation } from '#server/features/accounts/mail/email-confirmation.tsx'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { recordOpened } from '#server/platform/outbox/mailboxes.ts'

const WEEK_MS = 7 * 24 * 3_600_000

interface Recipient {
  id: string
  email: string
}

/** Whether an address reaches its owner. Nothing depends on it: an owner can continue without. */
export function createEmailConfirmationService(context: Context) {
  const { clock, db, secret } = context

  /** Sends a link that works for a week, in the transaction of what caused it. */
  const ask = async (trx: Db, { id, email }: Recipient, visitor: Visitor): Promise<void> => {
    const now = clock()
    const token = newLinkToken()
    await insertLink(trx, {
      id: newId(),
      identifier: linkIdentifier('confirm-email', token),
      userId: id,
      expiresAt: new Date(now.getTime() + WEEK_MS).toISOString(),
      createdAt: now.toISOString(),
    })
    await enqueueMessage(trx, context, emailConfirmation, {
      recipient: email,
      payload: { token: encryptLink(secret, token) },
      by: { visitor },
    })
  }

  return {
    ask,

    /** Earlier links become invalid, so that only the newest mail works. */
    async askAgain(user: Recipient & { emailConfirmed: boolean }, visitor: Visitor): Promise<void> {
      if (user.emailConfirmed)
        throw new AppError('conflict', 'Your e-mail address is already confirmed.')
      await db.transaction().execute(async (trx) => {
        await deleteLinksOf(trx, 'confirm-email', user.id)
        await ask(trx, user, visitor)
      })
    },

    async confirm(token: string): Promise<void> {
      const now = clock().toISOString()
      const identifier = linkIdentifier('confirm-email', token)
      const user = await getLinkUser(db, identifier, now)
      if (!user)
        throw new AppError(
          'invalid',
          'This link has expired, or your address is already confirmed.',
        )
      await db.transaction().execute(async (trx) => {
        await deleteLink(trx, identifier, now)
        await setEmailConfirmed(trx, user.id, now)
      })
      await recordOpened(db, context, user.email)
    },
  }
}

export type EmailConfirmationService = ReturnType<typeof createEmailConfirmationService>
