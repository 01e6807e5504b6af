import { MESSAGE_WAITS } from '#server/platform/mail/free-text.ts'
import { Heading, Paragraph, Quote, Strong } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

interface BusinessClosed {
  businessName: string
  /** 'Thursday 10 December, 14:30, Trim' */
  bookings: string[]
  /** What the owner says to them; empty if nothing, absent in messages of older releases. */
  farewell?: string
  /** Where its page stays, and only its owner has gone. */
  businessId?: string
}

/** To a visitor with coming bookings, which go with the owner who had them. */
export const businessClosed: Template<BusinessClosed, 'system'> = {
  kind: 'business-closed',
  causedBy: ['system'],
  freeText: { businessName: 'name', bookings: 'name', farewell: 'text' },
  page: ({ businessId }) => (businessId ? pages.business(businessId) : pages.search),
  sample: {
    businessName: 'Crown & Coil',
    bookings: ['Thursday 10 December, 14:30, Trim'],
    farewell: 'Thank you for nine good years. Naledi at Fade & Co will look after you.',
  },
  subject: ({ businessName, businessId }) =>
    businessId
      ? `Your booking with ${businessName} is cancelled`
      : `${businessName} has left, and your booking is cancelled`,
  preheader: ({ businessId }) =>
    businessId ? 'Whoever ran its page here no longer does.' : 'Somebody else can help you.',
  reason: ({ businessName }) =>
    `You’re getting this message because you have booked with ${businessName}.`,
  Body: ({ payload: { businessName, bookings, farewell = '', businessId }, site }) => (
    <>
      <Heading>
        {businessId
          ? `Your booking with ${businessName} is cancelled`
          : `${businessName} has left CPT Recommends`}
      </Heading>
      <Paragraph>
        Cancelled: <Strong>{bookings.join('; ')}</Strong>
      </Paragraph>
      {/* No link leads to the words, so nothing is said where they may not be shown. */}
      {farewell !== '' && farewell !== MESSAGE_WAITS && <Quote>{farewell}</Quote>}
      {businessId && (
        <Paragraph>
          Whoever ran its page here no longer does, and the bookings go with them.
        </Paragraph>
      )}
      <Paragraph>
        We have erased your details from that booking. If you still want to go, please ask the
        business directly.
      </Paragraph>
      {businessId ? (
        <Button href={`${site.publicUrl}${pages.business(businessId)}`}>See its page</Button>
      ) : (
        <Button href={`${site.publicUrl}${pages.search}`}>Find somebody else</Button>
      )}
    </>
  ),
}
