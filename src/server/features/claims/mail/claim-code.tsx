import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Heading, Note, Paragraph, Strong } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { type ClaimWish, MAIL_CODE_MINUTES } from '#shared/supply/claims.ts'

interface ClaimCode {
  businessName: string
  name: string
  wish: ClaimWish
  codeToken: EncryptedLink
  stopToken: EncryptedLink
}

/** To the address that the page shows, or one at its website's domain: who gets it speaks for the business. */
export const claimCode: Template<ClaimCode, 'visitor'> = {
  kind: 'claim-code',
  causedBy: ['visitor'],
  freeText: { businessName: 'name', name: 'person' },
  page: ({ stopToken }) => claimPages.stop(stopToken),
  sample: {
    businessName: 'Zaida’s Kitchen',
    name: 'Zaida Abrahams',
    wish: 'page',
    codeToken: sampleLink('471903'),
    stopToken: sampleLink('a-token-to-stop-this-claim'),
  },
  subject: ({ businessName }) => `Your code for the page of ${businessName}`,
  preheader: () => `It works for ${MAIL_CODE_MINUTES} minutes.`,
  reason: ({ businessName }) =>
    `You’re getting this message because this address belongs to the page of ${businessName}.`,
  Body: ({ payload: { businessName, name, wish, codeToken, stopToken }, site }) => (
    <>
      <Heading>Your code</Heading>
      <Paragraph>
        {name} says they speak for {businessName}, and wants{' '}
        {wish === 'page' ? 'to look after its page' : 'its page removed'}. If that is right, type
        this code on the page that asks for it:
      </Paragraph>
      <Paragraph>
        <Strong>{codeToken}</Strong>
      </Paragraph>
      <Note>
        It works for {MAIL_CODE_MINUTES} minutes. Give it to nobody else: we never ask for it by
        phone or by mail.
      </Note>
      <Paragraph>You don’t know {name}? Then stop it, and nothing changes.</Paragraph>
      <Button href={`${site.publicUrl}${claimPages.stop(stopToken)}`}>This is not us</Button>
    </>
  ),
}
