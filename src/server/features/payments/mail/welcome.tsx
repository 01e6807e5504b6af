import { Heading, Paragraph, Strong } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { formatRand } from '#shared/money/money.ts'
import { PLAN_PRICE_RAND, type Plan } from '#shared/money/plans.ts'
import { pages } from '#shared/paths.ts'

const PLAN_NAME = { BASIC: 'Basic', PREMIUM: 'Premium' } as const

interface Welcome {
  businessName: string | null
  plan: Plan
  /** What the admin who activated it says about it. */
  reason?: string
}

export const welcome: Template<Welcome, 'admin' | 'system'> = {
  kind: 'welcome',
  causedBy: ['admin', 'system'],
  freeText: {},
  page: () => pages.dashboard,
  sample: { businessName: 'Salt River Cycles', plan: 'PREMIUM', reason: 'Your EFT has arrived.' },
  subject: () => 'Welcome to CPT Recommends',
  preheader: ({ plan }) => `Your ${PLAN_NAME[plan]} plan is active. Here is what to do first.`,
  reason: () => 'You’re getting this message because your business account was activated.',
  Body: ({ payload: { businessName, plan, reason }, site }) => (
    <>
      <Heading>{businessName === null ? 'Welcome' : `Welcome, ${businessName}`}</Heading>
      <Paragraph>
        Your <Strong>{PLAN_NAME[plan]}</Strong> plan ({formatRand(PLAN_PRICE_RAND[plan])} per month)
        is active.{' '}
        {businessName === null
          ? 'One thing is left: save your profile, and your listing is live.'
          : 'Your listing is public: people in Cape Town can find you, review you and ask to book.'}
      </Paragraph>
      {reason && <Paragraph>{reason}</Paragraph>}
      <Paragraph>
        Three things bring the most customers: a good picture, the right opening hours, and a phone
        that somebody answers.
      </Paragraph>
      <Button href={`${site.publicUrl}${pages.dashboard}`}>Open your dashboard</Button>
    </>
  ),
}
