import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { reviewPages, withToken } from '#shared/paths.ts'

/** To the writer of a review, who asked for it. */
export const confirmReview: Template<{ businessName: string; token: EncryptedLink }, 'visitor'> = {
  kind: 'confirm-review',
  causedBy: ['visitor'],
  freeText: { businessName: 'name' },
  page: ({ token }) => withToken(reviewPages.confirm, token),
  sample: { businessName: 'Salt River Cycles', token: sampleLink('a-token-for-this-review-alone') },
  subject: ({ businessName }) => `Confirm your review of ${businessName}`,
  preheader: () => 'One click, and your review gets the Confirmed mark.',
  reason: ({ businessName }) =>
    `You’re getting this message because somebody gave this address with a review of ${businessName}.`,
  Body: ({ payload: { businessName, token }, site }) => (
    <>
      <Heading>Was it you who reviewed {businessName}?</Heading>
      <Paragraph>
        Then confirm it, and your review gets the Confirmed mark. We never show your address. We
        only write to you if your review is answered or hidden. Keep this message: the same link
        lets you edit or withdraw your review later.
      </Paragraph>
      <Button href={`${site.publicUrl}${withToken(reviewPages.confirm, token)}`}>
        Confirm my review
      </Button>
      <Note>
        If you didn’t write one, ignore this message: we delete the address after a week and won’t
        write again.
      </Note>
    </>
  ),
}
