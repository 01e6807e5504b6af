import { createRoute } from '@tanstack/react-router'
import { reviewsMarkup } from '#shared/catalogue/review-markup.ts'
import { pages, reviewPages } from '#shared/paths.ts'
import type { BusinessReviews } from '#shared/read-api.ts'
import { REVIEW_SORTS, type ReviewsQuery } from '#shared/schemas/reviews/review-list.ts'
import { stringifySearch } from '#shared/search-params.ts'
import { sharePictures } from '#shared/share-picture.ts'
import type { Site } from '#shared/site.ts'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { AllReviews } from '#web/features/reviews/all-reviews.tsx'
import { serverRead } from '#web/lib/api/server-read.ts'
import { breadcrumbMarkup } from '#web/lib/head/breadcrumb-markup.ts'
import { pageHead } from '#web/lib/head/page-head.ts'
import { pageNumber } from '#web/lib/page-number.ts'
import { rootRoute } from '#web/routes/root.route.tsx'
import { BusinessNotFound } from './business.page.tsx'

/** An invalid page, order or number of stars is ignored: people edit addresses by hand. */
function readQuery(search: Record<string, unknown>): ReviewsQuery {
  const stars = Number(search.stars)
  return {
    page: pageNumber(String(search.page)),
    sort: REVIEW_SORTS.find((sort) => sort === search.sort) ?? 'newest',
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined,
    booked: search.booked === 'yes' ? 'yes' : undefined,
  }
}

export const businessReviewsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/business/$id/reviews',
  loaderDeps: ({ search }) => readQuery(search),
  loader: async ({ context, params, deps }) => ({
    ...(await serverRead(context, (api) => api.findReviews(params.id, deps))),
    query: deps,
  }),
  head: ({ match, loaderData }) =>
    loaderData
      ? reviewsHead(match.context.site, loaderData)
      : { meta: [{ title: 'Business Not Found | CPT Recommends' }] },
  component: BusinessReviewsPage,
  notFoundComponent: BusinessNotFound,
  staticData: { withoutScript: true },
})

function BusinessReviewsPage() {
  return (
    <PlainFrame>
      <AllReviews {...businessReviewsRoute.useLoaderData()} />
    </PlainFrame>
  )
}

/** Search engines index the pages in the default order only; other orders repeat them. */
function reviewsHead(
  site: Site,
  { business, found, query }: BusinessReviews & { query: ReviewsQuery },
) {
  const markup = reviewsMarkup(business, found.reviews)
  const path = reviewPages.all(business.id)
  const { page } = found
  return pageHead(site, {
    path: `${path}${stringifySearch({ page: page > 1 ? page : undefined })}`,
    title: `Reviews of ${business.businessName}${page > 1 ? `, page ${page}` : ''} | CPT Recommends`,
    description: `All reviews of ${business.businessName} by locals, with the spread of stars and the owner's answers.`,
    image: sharePictures.business(business),
    noIndex:
      query.sort !== 'newest' ||
      query.stars !== undefined ||
      query.booked !== undefined ||
      found.total === 0,
    jsonLd: [
      breadcrumbMarkup(site, [
        { name: 'Home', path: pages.home },
        { name: business.businessName, path: pages.business(business.id) },
        { name: 'Reviews', path },
      ]),
      ...(markup ? [markup] : []),
    ],
  })
}
