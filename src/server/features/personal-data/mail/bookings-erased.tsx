import { Heading, Paragraph, Strong } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

interface BookingsErased {
  businessName: string
  /** 'Thursday 10 December, 14:30, Trim' */
  cancelled: string[]
  cleared: number
}

const BOOKINGS = `${pages.dashboard}?tab=bookings`

/** To the owner: a visitor has erased their data. It names nobody any more. */
export const bookingsErased: Template<BookingsErased, 'system'> = {
  kind: 'bookings-erased',
  causedBy: ['system'],
  freeText: { businessName: 'name', cancelled: 'name' },
  page: () => BOOKINGS,
  sample: {
    businessName: 'Crown & Coil',
    cancelled: ['Thursday 10 December, 14:30, Trim'],
    cleared: 3,
  },
  subject: ({ cancelled }) =>
    cancelled.length > 0
      ? 'A booking was cancelled: the visitor has erased their data'
      : 'A visitor has erased their data',
  preheader: () => 'Please erase your own copy too.',
  reason: ({ businessName }) => `You’re getting this message because you own ${businessName}.`,
  Body: ({ payload: { cancelled, cleared }, site }) => (
    <>
      <Heading>A visitor has erased their data</Heading>
      {cancelled.length > 0 && (
        <Paragraph>
          Cancelled, so nobody comes: <Strong>{cancelled.join('; ')}</Strong>
        </Paragraph>
      )}
      <Paragraph>
        Name, number, address, note and messages are gone from {cleared}{' '}
        {cleared === 1 ? 'booking' : 'bookings'} with you. If you wrote any of it down elsewhere,
        please erase it there too: the law gives the visitor that right.
      </Paragraph>
      <Button href={`${site.publicUrl}${BOOKINGS}`}>Open my bookings</Button>
    </>
  ),
}
