import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { greeting } from '#server/platform/mail/greeting.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { CLAIM_DAYS } from '#shared/supply/claims.ts'

interface ClaimReceived {
  businessName: string
  name: string
  isCall: boolean
  token: EncryptedLink
}

/** To whoever claims a page in a way that takes a day: the link of the claim. */
export const claimReceived: Template<ClaimReceived, 'visitor'> = {
  kind: 'claim-received',
  causedBy: ['visitor'],
  freeText: { businessName: 'name', name: 'person' },
  page: ({ token }) => claimPages.own(token),
  sample: {
    businessName: 'Zaida’s Kitchen',
    name: 'Zaida Abrahams',
    isCall: true,
    token: sampleLink('a-token-for-this-claim-alone'),
  },
  subject: ({ businessName }) => `Your claim of ${businessName}`,
  preheader: ({ isCall }) => (isCall ? 'We ring the number on the page.' : 'A person looks at it.'),
  reason: () => 'You’re getting this message because this address was given with a claim.',
  Body: ({ payload: { businessName, name, isCall, token }, site }) => (
    <>
      <Heading>We have your claim of {businessName}</Heading>
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        {isCall
          ? 'A person rings the number on the page on weekdays between 9:00 and 16:00, asks for you and reads out six digits. Type them on the page of your claim.'
          : 'A person looks at it and writes to you here. Nothing on the page changes until then.'}
      </Paragraph>
      <Button href={`${site.publicUrl}${claimPages.own(token)}`}>See your claim</Button>
      <Note>
        It stays open for {CLAIM_DAYS} days. You did not ask for this? Then you need do nothing.
      </Note>
    </>
  ),
}
