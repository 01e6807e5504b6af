import { randomBytes } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { newId } from '#server/db/new-id.ts'
import { CONSENT_VERSION } from '#shared/catalogue/newsletter.ts'
import { saveSignup } from './newsletter.repository.ts'

export interface Subscription {
  name: string
  email: string
  phone: string
}

export function createNewsletterService({ db, clock }: Context) {
  return {
    /** Subscribing twice is a success and keeps one row: the answer tells nobody who is on the list. */
    subscribe: (subscription: Subscription) =>
      saveSignup(db, {
        ...subscription,
        email: subscription.email.toLowerCase(),
        id: newId(),
        consentVersion: CONSENT_VERSION,
        consentSource: 'website',
        token: randomBytes(24).toString('base64url'),
        createdAt: clock().toISOString(),
      }),
  }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>
