import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { helpPages } from '#shared/paths.ts'

interface ClaimDisputed {
  businessName: string
  name: string
}

/** To whoever looks after a page that somebody else claims, at once. */
export const claimDisputed: Template<ClaimDisputed, 'visitor'> = {
  kind: 'claim-disputed',
  causedBy: ['visitor'],
  freeText: { businessName: 'name', name: 'person' },
  page: () => helpPages.contact,
  sample: { businessName: 'Zaida’s Kitchen', name: 'Brightside Web' },
  subject: ({ businessName }) => `Somebody says that ${businessName} is theirs`,
  preheader: () => 'Nothing changes unless a person decides so.',
  reason: ({ businessName }) =>
    `You’re getting this message because you look after the page of ${businessName}.`,
  Body: ({ payload: { businessName, name }, site }) => (
    <>
      <Heading>Somebody says that {businessName} is theirs</Heading>
      <Paragraph>
        {name} claims your page. Nothing has changed, and silence never moves a page: a person of
        ours looks at what both of you can show.
      </Paragraph>
      <Paragraph>Do you know {name}, or is it a mistake? Please tell us.</Paragraph>
      <Button href={`${site.publicUrl}${helpPages.contact}`}>Write to us</Button>
      <Note>You keep your page and everything in it while we look.</Note>
    </>
  ),
}
