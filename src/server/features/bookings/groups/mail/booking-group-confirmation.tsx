import { StatePill } from '#server/features/bookings/mail/booking-parts.tsx'
import { wantedDate } from '#server/features/bookings/mail/booking-words.ts'
import { VISITOR_SAMPLE } from '#server/features/bookings/mail/visitor-mail.ts'
import type { EncryptedLink } from '#server/platform/mail/encrypted-link.ts'
import { greeting } from '#server/platform/mail/greeting.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button, Facts } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { addressOf } from '#shared/api/address.ts'
import { namesInWords } from '#shared/booking/group-copy.ts'
import { groupPages } from '#shared/paths.ts'

interface BookingGroupConfirmation {
  token: EncryptedLink
  businessNames: string[]
  visitorName: string
  dateISO: string | null
}

/** One message for all bookings of a group. */
export const bookingGroupConfirmation: Template<BookingGroupConfirmation, 'visitor'> = {
  kind: 'booking-group-confirmation',
  causedBy: ['visitor'],
  freeText: { businessNames: 'name', visitorName: 'person' },
  page: ({ token }) => groupPages.group(token),
  sample: {
    token: VISITOR_SAMPLE.token,
    businessNames: ['Salt River Cycles', 'Obs Wheels', 'Harbour Bikes'],
    visitorName: 'Nomsa Dlamini',
    dateISO: '2025-03-07T08:30:00.000Z',
  },
  subject: ({ businessNames }) => `Your booking request to ${businessNames.length} businesses`,
  preheader: ({ businessNames }) => `It has been sent to ${namesInWords(businessNames)}.`,
  reason: () =>
    'You’re getting this message because this address was given with a booking request. If that was not you, stop these mails: nothing else will come.',
  unsubscribe: ({ token }) => ({
    label: 'Stop these mails',
    page: `${groupPages.group(token)}#mails`,
    oneClick: addressOf('POST /api/booking-groups/:token/stop-mails', { params: { token } }),
  }),
  Body: ({ payload: { token, businessNames, visitorName, dateISO }, site }) => (
    <>
      <StatePill state="requested">Waiting for answers</StatePill>
      <Heading>Your request is on its way</Heading>
      <Paragraph>{greeting(visitorName)}</Paragraph>
      <Paragraph>
        Your booking request has been sent to {namesInWords(businessNames)}. They will contact you
        shortly. Nothing is confirmed yet.
      </Paragraph>
      <Facts
        facts={[
          { label: 'Asked', value: businessNames.join(', ') },
          { label: 'When', value: wantedDate(dateISO) },
        ]}
      />
      <Button href={`${site.publicUrl}${groupPages.group(token)}`}>See all answers</Button>
      <Note>
        The appointment is certain once one of them has confirmed it. Keep this message: its button
        opens the page with all answers, where the others can be cancelled with one press.
      </Note>
    </>
  ),
}
