import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { ownPages } from '#shared/own-paths.ts'

interface GemRequestDecided {
  businessName: string
  /** Why it takes no turns; null if it does. */
  declined: string | null
}

/** To the owner who asked to be among the featured gems. */
export const gemRequestDecided: Template<GemRequestDecided, 'admin'> = {
  kind: 'gem-request-decided',
  causedBy: ['admin'],
  freeText: { businessName: 'name' },
  page: () => ownPages.gems,
  sample: {
    businessName: 'Salt River Cycles',
    declined: 'Please add a picture and your opening hours first.',
  },
  subject: ({ businessName, declined }) =>
    declined === null
      ? `${businessName} is among the Featured Gems`
      : `About ${businessName} and the Featured Gems`,
  preheader: ({ declined }) => declined ?? 'Your turns of a week on the home page begin.',
  reason: () => 'You’re getting this message because you asked us to feature your business.',
  Body: ({ payload: { businessName, declined }, site }) => (
    <>
      {declined === null ? (
        <>
          <Heading>{businessName} is among the Featured Gems</Heading>
          <Paragraph>
            You are in line for the home page. Each turn lasts a week, from Monday to Sunday, and
            nobody gets a second one before everybody has had a first. You don’t have to do
            anything.
          </Paragraph>
        </>
      ) : (
        <>
          <Heading>{businessName} takes no turns among the Featured Gems</Heading>
          <Paragraph>We have looked at your page. The reason: {declined}</Paragraph>
          <Paragraph>You can ask again in 30 days.</Paragraph>
        </>
      )}
      <Button href={`${site.publicUrl}${ownPages.gems}`}>Open Featured Gems</Button>
      {declined === null && <Note>You can leave the line there at any time.</Note>}
    </>
  ),
}
