import { randomBytes } from 'node:crypto'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { Refusal } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { CONSENT_VERSION } from '#shared/catalogue/newsletter.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { newsletterConfirmation } from './mail/newsletter-confirmation.tsx'
import { saveSignup, stampSignup } from './newsletter.repository.ts'

export interface Subscription {
  name: string
  email: string
  phone: string
}

export function createNewsletterService({ db, clock, config }: Context) {
  const needsConfirmation = config.newsletterDoubleOptIn

  const stamp = async (token: string, column: 'confirmedAt' | 'unsubscribedAt') => {
    if (!(await stampSignup(db, token, column, clock().toISOString())))
      throw new Refusal('not-found', 'That link is not known here. Perhaps it was cut in half?')
  }

  return {
    /** Subscribing twice succeeds and stores one row: the answer reveals nobody's subscription. */
    subscribe: ({ name, email: given, phone }: Subscription) =>
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
        const unconfirmed = needsConfirmation && saved.confirmedAt === null
        if (saved.outcome === 'known' && !unconfirmed) return
        await enqueueMessage(trx, now, newsletterConfirmation, {
          recipient: email,
          payload: { token: saved.token, needsConfirmation },
          // A lost confirmation can be sent again, but not often enough to flood an inbox.
          dedupeKey:
            saved.outcome === 'known' ? `newsletter:${email}:${capeTownDay(now)}` : undefined,
        })
      }),
    confirm: (token: string) => stamp(token, 'confirmedAt'),
    unsubscribe: (token: string) => stamp(token, 'unsubscribedAt'),
  }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>
