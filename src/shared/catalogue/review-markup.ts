import type { Business } from '#shared/schemas/business.ts'
import type { Review } from '#shared/schemas/reviews/review.ts'
import { FEWEST_UNCLAIMED_RATINGS } from './unclaimed.ts'

type Reviewed = Pick<Business, 'businessName' | 'plan' | 'ratingCount'>

/** Reviews as structured data: only those with a name, as the page shows them. */
export function reviewsMarkup(business: Reviewed, reviews: Review[]): object | null {
  const { businessName, plan, ratingCount } = business
  if (plan === null && ratingCount < FEWEST_UNCLAIMED_RATINGS) return null
  const named = reviews.filter(({ name }) => name !== null)
  if (named.length === 0) return null
  const itemReviewed = { '@type': 'LocalBusiness', name: businessName }
  return {
    '@context': 'https://schema.org',
    '@graph': named.map(({ name, stars, comment, createdAt, editedAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: createdAt.slice(0, 10),
      ...(editedAt !== null && { dateModified: editedAt.slice(0, 10) }),
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
      ...(comment !== null && { reviewBody: comment }),
      itemReviewed,
    })),
  }
}
