import { Anchor, Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

interface PlanPaused {
  businessName: string | null
  /** What the admin says about it; empty if nothing. */
  reason?: string
  /** The card payments ended with it. */
  isCardStopped?: true
}

export const planPaused: Template<PlanPaused, 'admin'> = {
  kind: 'plan-paused',
  causedBy: ['admin'],
  freeText: {},
  page: () => pages.dashboard,
  sample: {
    businessName: 'Salt River Cycles',
    reason: 'You asked us to pause it while you move.',
    isCardStopped: true,
  },
  subject: () => 'Your listing is paused',
  preheader: () => 'It is hidden for now. Nothing is lost.',
  reason: () => 'You’re getting this message because the plan of your business account was paused.',
  Body: ({ payload: { businessName, reason, isCardStopped }, site }) => (
    <>
      <Heading>Your listing is paused</Heading>
      <Paragraph>
        {businessName ?? 'Your listing'} is hidden on CPT Recommends for now: nobody can find it or
        ask to book. Your profile, your reviews and your bookings are kept.
      </Paragraph>
      {reason && <Paragraph>The reason: {reason}</Paragraph>}
      {isCardStopped && <Paragraph>We no longer charge your card.</Paragraph>}
      <Paragraph>
        To switch it on again, or if you did not expect this, write to{' '}
        <Anchor href={`mailto:${site.supportEmail}`}>{site.supportEmail}</Anchor>.
      </Paragraph>
      <Button href={`${site.publicUrl}${pages.dashboard}`}>Open your dashboard</Button>
    </>
  ),
}
