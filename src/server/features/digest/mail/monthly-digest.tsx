import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button, Figures } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { addressOf } from '#shared/api/address.ts'
import { mailPages, pages, withToken } from '#shared/paths.ts'
import { formatMonth } from '#shared/time/dates.ts'

interface MonthlyDigest {
  businessName: string
  /** YYYY-MM */
  month: string
  views: number
  shares: number
  bookings: number
  reviews: number
  unsubscribeToken: string
}

function remark({ views, bookings, reviews }: MonthlyDigest): string {
  if (bookings > 0 && reviews === 0)
    return 'Ask the next happy customer for a review: it is what other locals read first.'
  if (bookings > 0) return 'People look, book and come back to tell. Keep it up.'
  if (views > 0)
    return 'People look but do not book yet. A picture, your prices and the right opening hours help most.'
  return 'A quiet month. A good picture and a description in your own words get a listing found.'
}

export const monthlyDigest: Template<MonthlyDigest, 'system'> = {
  kind: 'monthly-digest',
  causedBy: ['system'],
  freeText: {},
  page: () => pages.dashboard,
  sample: {
    businessName: 'Salt River Cycles',
    month: '2025-02',
    views: 1284,
    shares: 37,
    bookings: 19,
    reviews: 6,
    unsubscribeToken: 'sample-token',
  },
  subject: ({ month, businessName }) => `${businessName}: ${formatMonth(month)} in figures`,
  preheader: ({ views, bookings }) => `Views: ${views}. Booking requests: ${bookings}.`,
  reason: () =>
    'You’re getting this message on the first of each month because you list a business.',
  unsubscribe: ({ unsubscribeToken }) => ({
    label: 'No monthly figures, please',
    page: withToken(mailPages.digestUnsubscribe, unsubscribeToken),
    oneClick: addressOf('POST /api/digest/unsubscribe', { query: { token: unsubscribeToken } }),
  }),
  Body: ({ payload, site }) => (
    <>
      <Heading>{formatMonth(payload.month)} in figures</Heading>
      <Paragraph>What happened at {payload.businessName} on CPT Recommends:</Paragraph>
      <Figures
        figures={[
          { label: 'Views', value: payload.views },
          { label: 'Shares', value: payload.shares },
          { label: 'Booking requests', value: payload.bookings },
          { label: 'Reviews', value: payload.reviews },
        ]}
      />
      <Paragraph>{remark(payload)}</Paragraph>
      <Button href={`${site.publicUrl}${pages.dashboard}`}>Open your dashboard</Button>
    </>
  ),
}
