import { randomBytes } from 'node:crypto'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { recordOpened } from '#server/platform/outbox/mailboxes.ts'
import { CONSENT_VERSION } from '#shared/catalogue/newsletter.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { newsletterConfirmation } from './mail/newsletter-confirmation.tsx'
import { saveSignup, stampSignup } from './newsletter.repository.ts'

export interface Subscription {
  name: string
  email: string
  phone: string
}

export function createNewsletterService(context: Context) {
  const { db, clock } = context

  const stamp = async (token: string, column: 'confirmedAt' | 'unsubscribedAt') => {
    const email = await stampSignup(db, token, column, clock().toISOString())
    if (email === undefined)
      throw new AppError('not-found', 'We don’t know that link. Maybe part of it is missing?')
    return email
  }

  return {
    /** Subscribing twice succeeds and stores one row: the answer reveals nobody's subscription. */
    subscribe: ({ name, email: given, phone }: Subscription, visitor: Visitor) =>
      db.transaction().execute(async (trx) => {
        const now = clock()
        const email = given.toLowerCase()
        const saved = await saveSignup(trx, {
          name,
          email,
          phone,
          id: newId(),
          consentVersion: CONSENT_VERSION,
          consentSource: 'website',
          token: randomBytes(24).toString('base64url'),
          createdAt: now.toISOString(),
        })
        if (saved.confirmedAt !== null) return
        await enqueueMessage(trx, context, newsletterConfirmation, {
          recipient: email,
          payload: { token: saved.token },
          by: { visitor },
          // A lost confirmation can be sent again, but not often enough to flood an inbox.
          dedupeKey:
            saved.outcome === 'returned' ? undefined : `newsletter:${email}:${capeTownDay(now)}`,
        })
      }),

    confirm: async (token: string): Promise<void> =>
      recordOpened(db, context, await stamp(token, 'confirmedAt')),

    unsubscribe: async (token: string): Promise<void> => {
      await stamp(token, 'unsubscribedAt')
    },
  }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>
