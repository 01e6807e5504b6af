import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'

interface PageUnclaimed {
  businessName: string
  businessId: string
}

/** To an owner who has not paid for a year: the page stays, and is theirs no longer. */
export const pageUnclaimed: Template<PageUnclaimed, 'system'> = {
  kind: 'page-unclaimed',
  causedBy: ['system'],
  freeText: {},
  page: ({ businessId }) => claimPages.claim(businessId),
  sample: { businessName: 'Zaida’s Kitchen', businessId: 'a1b2c3d4e5f6' },
  subject: ({ businessName }) => `The page of ${businessName} is no longer yours alone`,
  preheader: () => 'A year has passed without a payment.',
  reason: () => 'You get this message because you looked after this page.',
  Body: ({ payload: { businessName, businessId }, site }) => (
    <>
      <Heading>The page of {businessName} is unclaimed again</Heading>
      <Paragraph>
        A year has passed without a payment. The page shows only what anybody may know about the
        business, with its reviews. Your bookings, services and photos are deleted.
      </Paragraph>
      <Paragraph>
        You can claim it again, free of charge. On the page you can also have it removed.
      </Paragraph>
      <Button href={`${site.publicUrl}${claimPages.claim(businessId)}`}>Claim it again</Button>
    </>
  ),
}
