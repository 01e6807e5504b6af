import { Heading, Paragraph, Strong } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

interface BusinessClosed {
  businessName: string
  /** 'Thursday 10 December, 14:30, Trim' */
  bookings: string[]
}

/** To a visitor with coming bookings, when the business has left for good. */
export const businessClosed: Template<BusinessClosed, 'system'> = {
  kind: 'business-closed',
  causedBy: ['system'],
  freeText: { businessName: 'name', bookings: 'name' },
  page: () => pages.search,
  sample: { businessName: 'Crown & Coil', bookings: ['Thursday 10 December, 14:30, Trim'] },
  subject: ({ businessName }) => `${businessName} has left, and your booking is cancelled`,
  preheader: () => 'Somebody else can help you.',
  reason: ({ businessName }) =>
    `You’re getting this message because you have booked with ${businessName}.`,
  Body: ({ payload: { businessName, bookings }, site }) => (
    <>
      <Heading>{businessName} has left CPT Recommends</Heading>
      <Paragraph>
        Cancelled: <Strong>{bookings.join('; ')}</Strong>
      </Paragraph>
      <Paragraph>
        We have erased your details from that booking. If you still want to go, please ask the
        business directly.
      </Paragraph>
      <Button href={`${site.publicUrl}${pages.search}`}>Find somebody else</Button>
    </>
  ),
}
