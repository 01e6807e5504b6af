import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import type { FreeText } from '#server/platform/mail/free-text.ts'
import type { Template } from '#server/platform/mail/template.ts'
import { addressOf } from '#shared/api/address.ts'
import { bookingPages } from '#shared/paths.ts'

/** The booking's data that every message to a visitor needs. */
export interface VisitorBookingMail {
  token: EncryptedLink
  bookingId: string
  sequence: number
  businessName: string
  businessId: string
  businessPhone: string
  address: string
  visitorName: string
  dateISO: string | null
  startISO: string | null
  endISO: string | null
  /** If a service and time were chosen; missing in messages of older releases. */
  serviceName?: string | null
  /** With whom it is; missing in messages of older releases. */
  personName?: string | null
}

export const VISITOR_SAMPLE: VisitorBookingMail = {
  token: sampleLink('pJ0k3yV9rQxW2mZtB7sLdN4cFgH1aE6uYiOoKqTvXzM'),
  bookingId: 'Fh3kWq8ZtVb2MxYp',
  sequence: 1,
  businessName: 'Salt River Cycles',
  businessId: 'Wq8ZtVb2MxYpFh3k',
  businessPhone: '0215550123',
  address: '12 Lower Main Road, Observatory',
  visitorName: 'Nomsa Dlamini',
  dateISO: '2025-03-07T08:30:00.000Z',
  startISO: '2025-03-07T08:30:00.000Z',
  endISO: '2025-03-07T09:30:00.000Z',
  serviceName: 'Full service',
  personName: 'Sam',
}

/** What the owner, or whoever filled in the form, has written. */
export const VISITOR_FREE_TEXT = {
  businessName: 'name',
  businessPhone: 'name',
  address: 'name',
  serviceName: 'name',
  personName: 'name',
  visitorName: 'person',
} as const satisfies FreeText<VisitorBookingMail>

/** The unsubscribe link of every message to a visitor: it ends the messages of this booking. */
export const unsubscribeOf = (token: string) => ({
  label: 'Stop these mails',
  page: `${bookingPages.visitor(token)}#mails`,
  oneClick: addressOf('POST /api/bookings/:token/stop-mails', { params: { token } }),
})

export const VISITOR_PARTS = {
  page: ({ token }) => bookingPages.visitor(token),
  reason: () => 'You’re getting this message because this address was given with a booking.',
  unsubscribe: ({ token }) => unsubscribeOf(token),
} satisfies Pick<Template<VisitorBookingMail, 'owner'>, 'page' | 'reason' | 'unsubscribe'>
