import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { Heading, Note, Paragraph, Strong } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { OWNER_DAYS } from '#shared/catalogue/corrections.ts'
import { supplyPages, withToken } from '#shared/paths.ts'

interface CorrectionSuggested {
  businessName: string
  /** What it is about, in our words; the visitor's are on the page. */
  fields: string[]
  token: EncryptedLink
}

/** To the owner, who is asked before an admin decides. */
export const correctionSuggested: Template<CorrectionSuggested, 'visitor'> = {
  kind: 'correction-suggested',
  causedBy: ['visitor'],
  freeText: { businessName: 'name' },
  page: ({ token }) => withToken(supplyPages.ownCorrections, token),
  sample: {
    businessName: 'Salt River Cycles',
    fields: ['Phone', 'Sunday'],
    token: sampleLink('a-token-for-this-business-alone'),
  },
  subject: ({ businessName }) => `Is something wrong on the page of ${businessName}?`,
  preheader: ({ fields }) => `A visitor suggests a change: ${fields.join(', ')}.`,
  reason: ({ businessName }) => `You get this message because you own ${businessName}.`,
  Body: ({ payload: { businessName, fields, token }, site }) => (
    <>
      <Heading>A visitor suggests a change</Heading>
      <Paragraph>
        On the page of {businessName}: <Strong>{fields.join(', ')}</Strong>. Nothing changes before
        you say so.
      </Paragraph>
      <Button href={`${site.publicUrl}${withToken(supplyPages.ownCorrections, token)}`}>
        Look at it
      </Button>
      <Note>
        Accept it or decline it with one tap. If you do neither within {OWNER_DAYS} days, we decide
        with what we can find out.
      </Note>
    </>
  ),
}
