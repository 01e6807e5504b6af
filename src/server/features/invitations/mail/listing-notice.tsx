import { Anchor, Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button, Facts } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { pages, privacyPages, supplyPages } from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { formatDate } from '#shared/time/dates.ts'

/** Changes with the words, so that the record says what was sent. */
export const LISTING_NOTICE_EDITION = '2026-11'

interface ListingNotice {
  businessId: string
  businessName: string
  industry: string
  address: string
  phone: string
  website: string
  source: string
  checkedOn: string
}

/**
 * The only mail that a business gets before its owner comes: what we show, from where, and how to change or remove it.
 * No price, no plan and no reminder, which would make it marketing.
 */
export const listingNotice: Template<ListingNotice, 'admin'> = {
  kind: 'listing-notice',
  causedBy: ['admin'],
  freeText: {
    businessName: 'name',
    industry: 'name',
    address: 'name',
    source: 'name',
  },
  page: ({ businessId }) => pages.business(businessId),
  sample: {
    businessId: 'a-business',
    businessName: 'Zaida’s Kitchen',
    industry: 'Restaurant',
    address: '118 Upper Leeuwen Lane, Bo-Kaap',
    phone: '021 000 1401',
    website: '',
    source: 'the market’s own list',
    checkedOn: '2026-11-12',
  },
  subject: ({ businessName }) => `What CPT Recommends shows about ${businessName}`,
  preheader: () => 'Please look whether it is right. You can change it or take it off.',
  reason: ({ source, checkedOn }) =>
    `You get this message, once and never again, because this address is published as that of the business (${source}, looked at on ${formatDate(checkedOn)}).`,
  Body: ({ payload, site }) => {
    const { businessId, businessName, industry, address, phone, website } = payload
    const { source, checkedOn } = payload
    const to = (page: string) => `${site.publicUrl}${page}`
    return (
      <>
        <Heading>{businessName} has a page with us</Heading>
        <Paragraph>
          CPT Recommends is a directory of local businesses in Cape Town. We list yours with what is
          public about it, and visitors can call you from there.
        </Paragraph>
        <Facts
          facts={[
            { label: 'Trade', value: industry },
            { label: 'Address', value: address },
            ...(phone ? [{ label: 'Phone', value: phone }] : []),
            ...(website ? [{ label: 'Website', value: website }] : []),
            { label: 'Taken from', value: `${source}, looked at on ${formatDate(checkedOn)}` },
          ]}
        />
        <Button href={to(pages.business(businessId))}>Look at the page</Button>
        <Paragraph>
          Is it your business?{' '}
          <Anchor href={to(claimPages.claim(businessId))}>Claim the page</Anchor> to look after it
          yourself. That is free.
        </Paragraph>
        <Paragraph>
          Something is wrong?{' '}
          <Anchor href={to(supplyPages.correction(businessId))}>Suggest a correction</Anchor>. You
          want no page? <Anchor href={to(claimPages.remove(businessId))}>Remove it</Anchor> with one
          proof and no reason, and it does not come back.
        </Paragraph>
        <Note>
          You need not do anything. You may object at any time: answer this message.{' '}
          <Anchor href={to(privacyPages.yourData)}>What we hold about you</Anchor> you can see
          yourself, and you may complain to the Information Regulator (inforegulator.org.za).
        </Note>
      </>
    )
  },
}
