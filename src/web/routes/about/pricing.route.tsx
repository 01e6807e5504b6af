import { createRoute } from '@tanstack/react-router'
import { pages, sitePages } from '#shared/paths.ts'
import { PageFrame } from '#web/components/layout/plain-frame.tsx'
import { PRICING_QUESTIONS } from '#web/features/pricing/pricing-copy.ts'
import { PricingPage } from '#web/features/pricing/pricing-page.tsx'
import { breadcrumbMarkup } from '#web/lib/head/breadcrumb-markup.ts'
import { pageHead } from '#web/lib/head/page-head.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

/** The questions as they stand on the page. */
const QUESTIONS = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: PRICING_QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

export const pricingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: sitePages.pricing,
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      path: sitePages.pricing,
      title: 'Pricing Plans: BASIC R99, PREMIUM R299 | CPT Recommends',
      description:
        'Two plans for Cape Town businesses, month to month: what each promise means, what it costs, and answers to what owners ask.',
      jsonLd: [
        breadcrumbMarkup(context.site, [
          { name: 'Home', path: pages.home },
          { name: 'Pricing Plans', path: sitePages.pricing },
        ]),
        QUESTIONS,
      ],
    }),
  component: () => (
    <PageFrame>
      <PricingPage />
    </PageFrame>
  ),
  staticData: { withoutScript: true, sheets: ['about'] },
})
