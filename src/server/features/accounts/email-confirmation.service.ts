import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { setEmailConfirmed } from './account.repository.ts'
import { deleteLink, deleteLinksOf, getLinkUser, insertLink } from './link-token.repository.ts'
import { linkIdentifier, newLinkToken } from './link-token.ts'
import { emailConfirmation } from './mail/email-confirmation.tsx'

const WEEK_MS = 7 * 24 * 3_600_000

interface Recipient {
  id: string
  email: string
}

/** Whether an address reaches its owner. Nothing depends on it: an owner can continue without. */
export function createEmailConfirmationService({ clock, db, secret }: Context) {
  /** Sends a link that works for a week, in the transaction of what caused it. */
  const ask = async (trx: Db, { id, email }: Recipient): Promise<void> => {
    const now = clock()
    const token = newLinkToken()
    await insertLink(trx, {
      id: newId(),
      identifier: linkIdentifier('confirm-email', token),
      userId: id,
      expiresAt: new Date(now.getTime() + WEEK_MS).toISOString(),
      createdAt: now.toISOString(),
    })
    await enqueueMessage(trx, now, emailConfirmation, {
      recipient: email,
      payload: { token: encryptLink(secret, token) },
    })
  }

  return {
    ask,

    /** Earlier links become invalid, so that only the newest mail works. */
    async askAgain(user: Recipient & { emailConfirmed: boolean }): Promise<void> {
      if (user.emailConfirmed)
        throw new Refusal('conflict', 'Your e-mail address is confirmed already.')
      await db.transaction().execute(async (trx) => {
        await deleteLinksOf(trx, 'confirm-email', user.id)
        await ask(trx, user)
      })
    },

    async confirm(token: string): Promise<void> {
      const now = clock().toISOString()
      const identifier = linkIdentifier('confirm-email', token)
      const user = await getLinkUser(db, identifier, now)
      if (!user)
        throw new Refusal('invalid', 'This link has expired or your address is confirmed already.')
      await db.transaction().execute(async (trx) => {
        await deleteLink(trx, identifier, now)
        await setEmailConfirmed(trx, user.id, now)
      })
    },
  }
}

export type EmailConfirmationService = ReturnType<typeof createEmailConfirmationService>
