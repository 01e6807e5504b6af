import type { ReactNode } from 'react'
import { pages, reviewPages } from '#shared/paths.ts'
import type { BusinessReviews } from '#shared/read-api.ts'
import {
  REVIEWS_PER_PAGE,
  type ReviewSort,
  type ReviewsQuery,
} from '#shared/schemas/reviews/review-list.ts'
import { stringifySearch } from '#shared/search-params.ts'
import { countOf, formatCount } from '#shared/text/numbers.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { CheckingReviews } from './checking-reviews.tsx'
import { MarksLegend } from './marks-legend.tsx'
import { ReviewItem } from './parts/review-item.tsx'
import { RemovedReviews } from './removed-reviews.tsx'
import { ReviewScore } from './review-score.tsx'

const ORDERS: [ReviewSort, string][] = [
  ['newest', 'Newest first'],
  ['trusted', 'Most trusted first'],
  ['highest', 'Highest stars'],
  ['lowest', 'Lowest stars'],
]

/** The page is loaded anew: it begins where the filters and the list are, not at its top. */
const LIST = 'reviews'

type AllReviewsProps = BusinessReviews & { query: ReviewsQuery }

/** All reviews of a business in pages. Every filter and order is a link. */
export function AllReviews({ business, found, query }: AllReviewsProps) {
  const { id, businessName, ratingAvg, ratingCount } = business
  const { reviews, spread, booked, removed, checking, total, page, pageCount } = found
  const href = (change: Partial<ReviewsQuery>) => {
    const target = { ...query, page: 1, ...change }
    const { sort, page } = target
    return `${reviewPages.all(id)}${stringifySearch({
      stars: target.stars,
      booked: target.booked,
      sort: sort === 'newest' ? undefined : sort,
      page: page > 1 ? page : undefined,
    })}#${LIST}`
  }
  const first = (page - 1) * REVIEWS_PER_PAGE + 1

  return (
    <>
      <p className="breadcrumb-row">
        <a className="back-link sign sign--back" href={pages.business(id)}>
          Back to {businessName}
        </a>
      </p>
      <h1 className="all-reviews__title">Reviews of {businessName}</h1>
      <CheckingReviews isChecking={checking} />
      {ratingCount === 0 ? (
        <p className="muted">No reviews yet. Be the first to leave a review!</p>
      ) : (
        <div className="all-reviews">
          <aside aria-label="Score">
            <ReviewScore
              businessId={id}
              ratingAvg={ratingAvg}
              ratingCount={ratingCount}
              spread={spread}
            />
            <MarksLegend />
            <a
              className={buttonClass({ variant: 'line', block: true })}
              href={`${pages.business(id)}#reviews`}
            >
              Write a Review
            </a>
          </aside>
          <div id={LIST}>
            <nav className="review-filters" aria-label="Show">
              <FilterLink
                href={href({ stars: undefined, booked: undefined })}
                isChosen={query.stars === undefined && !query.booked}
              >
                All <small>{formatCount(ratingCount)}</small>
              </FilterLink>
              {[5, 4, 3, 2, 1].map((stars) => (
                <FilterLink
                  key={stars}
                  href={href({ stars, booked: undefined })}
                  isChosen={query.stars === stars}
                >
                  {countOf(stars, 'star')} <small>{formatCount(spread[stars - 1] ?? 0)}</small>
                </FilterLink>
              ))}
              <FilterLink
                href={href({ stars: undefined, booked: 'yes' })}
                isChosen={query.booked === 'yes'}
              >
                Booked here <small>{formatCount(booked)}</small>
              </FilterLink>
            </nav>
            <nav className="review-filters" aria-label="Order">
              {ORDERS.map(([sort, label]) => (
                <FilterLink key={sort} href={href({ sort })} isChosen={query.sort === sort}>
                  {label}
                </FilterLink>
              ))}
            </nav>
            {total === 0 ? (
              <p className="muted">
                {query.booked
                  ? 'No review was written from a booking yet.'
                  : 'No review has this number of stars.'}
              </p>
            ) : (
              <p className="text-small muted">
                Reviews {formatCount(first)} to {formatCount(first + reviews.length - 1)} of{' '}
                {formatCount(total)}
              </p>
            )}
            <ul className="all-reviews__list">
              {reviews.map((review) => (
                <ReviewItem key={review.id} review={review} businessName={businessName} />
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={pageCount}
              renderLink={(target, props) => <a href={href({ page: target })} {...props} />}
            />
            <p className="reviews__all">
              <RemovedReviews count={removed} />
            </p>
          </div>
        </div>
      )}
    </>
  )
}

interface FilterLinkProps {
  href: string
  isChosen: boolean
  children: ReactNode
}

function FilterLink({ href, isChosen, children }: FilterLinkProps) {
  return (
    <a className="filter-link" href={href} aria-current={isChosen ? 'true' : undefined}>
      {children}
    </a>
  )
}
