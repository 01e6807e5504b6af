import { Anchor, Heading, Note, Paragraph, Strong } from '#server/platform/mail/parts.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { privacyPages } from '#shared/paths.ts'
import type { BreachText } from '#shared/privacy/breach-notice.ts'

interface BreachNotice extends Omit<BreachText, 'reference'> {
  /** What each kind of data is. */
  kinds: string[]
  /** Of whoever runs the site; empty if the admin has not said it. */
  companyName: string
  officer: string
  officerEmail: string
}

/** To everybody whose data may have leaked, with what section 22 of POPIA asks for. */
export const breachNotice: Template<BreachNotice, 'admin'> = {
  kind: 'breach-notice',
  causedBy: ['admin'],
  freeText: {},
  page: () => privacyPages.yourData,
  sample: {
    happened:
      'On 12 November 2026 somebody who had no right to it read a copy of our bookings. It is about bookings that were made from 1 to 5 November 2026.',
    consequences: 'Somebody could call you or write to you and pretend to be us.',
    measures: 'We have closed the way in and reported it to the Information Regulator.',
    advice: 'Be careful with messages that ask for money, a password or a code.',
    culprit: '',
    kinds: ['Name, phone number, e-mail address, time, service, note and messages'],
    companyName: 'Kaapse Gids (Pty) Ltd',
    officer: 'Zanele Mokoena',
    officerEmail: 'privacy@example.co.za',
  },
  subject: () => 'Somebody may have seen information about you',
  preheader: () => 'What happened at CPT Recommends, and what you can do.',
  reason: () =>
    'You’re getting this message because the law asks us to tell everybody concerned. It is not advertising.',
  Body: ({ payload, site }) => (
    <>
      <Heading>Somebody may have seen information about you</Heading>
      <Paragraph>
        <Strong>What happened.</Strong> {payload.happened}
      </Paragraph>
      <Paragraph>
        <Strong>What it is about.</Strong> As far as we hold it about you:{' '}
        {payload.kinds.join('; ')}.
      </Paragraph>
      <Paragraph>
        <Strong>What may follow.</Strong> {payload.consequences}
      </Paragraph>
      <Paragraph>
        <Strong>What we do.</Strong> {payload.measures}
      </Paragraph>
      <Paragraph>
        <Strong>What you can do.</Strong> {payload.advice}
      </Paragraph>
      {payload.culprit !== '' && (
        <Paragraph>
          <Strong>Who it was.</Strong> {payload.culprit}
        </Paragraph>
      )}
      <Paragraph>
        We are sorry. What we hold about you is on{' '}
        <Anchor href={`${site.publicUrl}${privacyPages.yourData}`}>Your data</Anchor>.
      </Paragraph>
      <Note>
        {payload.officerEmail !== '' && (
          <>
            Questions: {payload.officer !== '' && `${payload.officer}, information officer, `}
            {payload.officerEmail}.{' '}
          </>
        )}
        You may complain to the Information Regulator: POPIAComplaints@inforegulator.org.za.
        {payload.companyName !== '' && ` CPT Recommends is run by ${payload.companyName}.`}
      </Note>
    </>
  ),
}
