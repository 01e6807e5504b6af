import { type EncryptedLink, sampleLink } from '#server/platform/mail/encrypted-link.ts'
import { greeting } from '#server/platform/mail/greeting.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'

interface ClaimDecided {
  businessName: string
  name: string
  outcome: 'granted' | 'removed' | 'declined' | 'ended'
  /** Why not, in our words. */
  reason: string
  token: EncryptedLink
}

function titleOf({ businessName, outcome }: ClaimDecided): string {
  if (outcome === 'granted') return `The page of ${businessName} is yours`
  if (outcome === 'removed') return `The page of ${businessName} is removed`
  if (outcome === 'ended') return `Somebody else looks after ${businessName} now`
  return `Your claim of ${businessName} was declined`
}

/** To whoever claimed a page. The link of a granted claim is the one to keep. */
export const claimDecided: Template<ClaimDecided, 'visitor' | 'admin'> = {
  kind: 'claim-decided',
  causedBy: ['visitor', 'admin'],
  freeText: { businessName: 'name', name: 'person' },
  page: ({ token }) => claimPages.own(token),
  sample: {
    businessName: 'Zaida’s Kitchen',
    name: 'Zaida Abrahams',
    outcome: 'granted',
    reason: '',
    token: sampleLink('a-token-for-this-claim-alone'),
  },
  subject: titleOf,
  preheader: ({ outcome }) =>
    outcome === 'granted' ? 'Keep this mail: its link is your key.' : 'What happened, and why.',
  reason: () => 'You’re getting this message because this address was given with a claim.',
  Body: ({ payload, payload: { name, outcome, reason, token }, site }) => (
    <>
      <Heading>{titleOf(payload)}</Heading>
      <Paragraph>{greeting(name)}</Paragraph>
      {outcome === 'granted' && (
        <>
          <Paragraph>
            You can put the details right and answer your reviews at once, free of charge. Choose a
            plan if you want bookings and more.
          </Paragraph>
          <Button href={`${site.publicUrl}${claimPages.own(token)}`}>Look after your page</Button>
          <Note>
            Keep this mail. Whoever has the link can change the page until you have an account.
          </Note>
        </>
      )}
      {outcome === 'removed' && (
        <Paragraph>
          The page is gone, with its reviews, and our imports will not bring it back.
        </Paragraph>
      )}
      {reason !== '' && <Paragraph>{reason}</Paragraph>}
      {outcome === 'declined' && (
        <Paragraph>
          Nothing on the page has changed. If you can show more, you can claim it again.
        </Paragraph>
      )}
    </>
  ),
}
