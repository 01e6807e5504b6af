import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button, Facts } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages } from '#shared/paths.ts'

interface TakedownNotice {
  reference: string
  businessName: string
  businessId: string
  ratingId: string
  name: string
  address: string
  email: string
  phone: string
  rightInfringed: string
  remedy: string
  signature: string
}

/** To the admin: every word of a formal request. */
export const takedownNotice: Template<TakedownNotice, 'visitor'> = {
  kind: 'takedown-notice',
  causedBy: ['visitor'],
  freeText: {
    businessName: 'name',
    name: 'person',
    signature: 'person',
    phone: 'name',
    address: 'text',
    rightInfringed: 'text',
    remedy: 'text',
  },
  page: () => `${pages.adminPanel}?tab=reviews&show=reported`,
  sample: {
    reference: 'Kd93mXq1Zt7bVw2P',
    businessName: 'Salt River Cycles',
    businessId: 'Fh3kWq8ZtVb2MxYp',
    ratingId: 'Rr4kWq8ZtVb2MxYp',
    name: 'Pieter Jacobus Adams',
    address: '12 Albert Road, Salt River, 7925',
    email: 'pieter@example.co.za',
    phone: '060 000 0000',
    rightInfringed: 'My good name: the review calls me a thief.',
    remedy: 'Please take the review down.',
    signature: 'Pieter Jacobus Adams',
  },
  subject: ({ reference }) => `Formal notice about a review (${reference})`,
  preheader: ({ businessName }) => `It is about a review of ${businessName}.`,
  reason: () => 'You’re getting this message because you are the admin.',
  replyTo: ({ name, email }) => ({ name, address: email }),
  Body: ({ payload, site }) => (
    <>
      <Heading>A formal notice about a review of {payload.businessName}</Heading>
      <Paragraph>
        Please decide soon: the law expects us to act quickly once we know. The complainant states
        good faith and truth.
      </Paragraph>
      <Facts
        facts={[
          { label: 'Reference', value: payload.reference },
          { label: 'Name', value: payload.name },
          { label: 'Address', value: payload.address },
          { label: 'E-mail', value: payload.email },
          { label: 'Phone', value: payload.phone || 'Not given' },
          { label: 'Right', value: payload.rightInfringed },
          { label: 'Remedy', value: payload.remedy },
          { label: 'Signed', value: payload.signature },
        ]}
      />
      <Button href={`${site.publicUrl}${pages.adminPanel}?tab=reviews&show=reported`}>
        Decide about the review
      </Button>
      <Note>
        The review is at {site.publicUrl}
        {pages.business(payload.businessId)}#review-{payload.ratingId}
      </Note>
    </>
  ),
}
