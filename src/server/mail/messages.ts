import type { Plan } from '#shared/catalogue/plans.ts'

/**
 * Everything that leaves the house, by kind, with what its words need. Payloads hold plain data
 * as of the moment of the cause; links are made when the message is written.
 */
export interface MessagePayloads {
  welcome: { businessName: string | null; plan: Plan }
  'booking-request': {
    businessName: string
    visitorName: string
    visitorPhone: string
    visitorEmail: string
    dateISO: string | null
    notes: string | null
  }
  'booking-confirmation': {
    businessName: string
    businessId: string
    businessPhone: string
    visitorName: string
    dateISO: string | null
    notes: string | null
  }
  'new-review': { businessName: string; businessId: string; stars: number; comment: string | null }
  /** The second and all further ones of an hour. */
  'more-reviews': { businessName: string; businessId: string }
  /** To the admin: nothing may wait for ever. */
  'reviews-held': { day: string }
  'password-reset': { token: string }
  'email-confirmation': { token: string }
  'newsletter-confirmation': { token: string; needsConfirmation: boolean }
  'plan-paused': { businessName: string | null }
  'plan-resumed': { businessName: string | null }
  'monthly-digest': {
    businessName: string
    /** YYYY-MM */
    month: string
    views: number
    shares: number
    bookings: number
    reviews: number
    unsubscribeToken: string
  }
}

export type MessageKind = keyof MessagePayloads

export type Message = {
  [Kind in MessageKind]: {
    kind: Kind
    recipient: string
    payload: MessagePayloads[Kind]
    /** The same key makes one message, however often the cause is said. */
    dedupeKey?: string
    /** Not sent before; at once where it is left out. */
    sendAt?: Date
  }
}[MessageKind]
