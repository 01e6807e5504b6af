import { Anchor, Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

interface PlanPaused {
  businessName: string | null
}

export const planPaused: Template<PlanPaused> = {
  kind: 'plan-paused',
  sample: { businessName: 'Salt River Cycles' },
  subject: () => 'Your listing is paused',
  preheader: () => 'It is hidden for now. Nothing of it is lost.',
  reason: () => 'You get this message because the plan of your business account was paused.',
  Body: ({ payload: { businessName }, site }) => (
    <>
      <Heading>Your listing is paused</Heading>
      <Paragraph>
        {businessName ?? 'Your listing'} is hidden on CPT Recommends for now: nobody can find it or
        ask to book. Your profile, your reviews and your bookings are kept.
      </Paragraph>
      <Paragraph>
        To switch it on again, or if you did not expect this, write to{' '}
        <Anchor href={`mailto:${site.supportEmail}`}>{site.supportEmail}</Anchor>.
      </Paragraph>
      <Button href={`${site.publicUrl}${pages.dashboard}`}>Open your dashboard</Button>
    </>
  ),
}
