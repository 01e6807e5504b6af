import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Plan } from '#shared/money/plans.ts'
import { reviewPages } from '#shared/paths.ts'
import { OWN_REVIEWS_PER_PAGE, type OwnReviewsQuery } from '#shared/schemas/reviews/own-review.ts'
import { countOf, formatCount } from '#shared/text/numbers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { ListSkeleton } from '#web/components/ui/feedback/list-skeleton.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { unlessSignedOut } from '#web/lib/api/session.ts'
import { GoogleLink } from './google-link.tsx'
import { OwnReview } from './own-review.tsx'
import { ownReviewsQuery } from './own-reviews.queries.ts'

type Choice = Pick<OwnReviewsQuery, 'show' | 'stars'>

const CHOICES: [string, Choice][] = [
  ['All, unanswered first', { show: 'all' }],
  ['Unanswered', { show: 'unanswered' }],
  ...[5, 4, 3, 2, 1].map((stars): [string, Choice] => [
    countOf(stars, 'star'),
    { show: 'all', stars },
  ]),
]

/** Every review of the owner's business, unanswered ones first. */
export function ReviewsTab({ businessName, plan }: { businessName: string; plan: Plan }) {
  const [query, setQuery] = useState<OwnReviewsQuery>({ page: 1, show: 'all' })
  const [openId, setOpenId] = useState<string>()
  const { data, isFetching } = useQuery({
    ...ownReviewsQuery(query),
    throwOnError: unlessSignedOut,
  })
  const turn = (page: number) => setQuery({ ...query, page })

  if (!data)
    return (
      <div className="dashboard-pad">
        <Panel title="Reviews">
          <ListSkeleton height={96} />
        </Panel>
      </div>
    )
  const all = data.answered + data.unanswered
  if (all === 0)
    return (
      <div className={plan === 'PREMIUM' ? 'dashboard-columns' : 'dashboard-pad'}>
        <div>
          <HeldReviews count={data.held} />
          <EmptyState
            frame="panel"
            title="No reviews yet"
            text="When somebody reviews your business, it appears here and in your e-mail, and you can answer it."
          />
        </div>
        {plan === 'PREMIUM' && <GoogleLink url={data.googleReviewUrl} />}
      </div>
    )
  const pageCount = Math.ceil(data.total / OWN_REVIEWS_PER_PAGE)
  return (
    <div className="dashboard-columns">
      <Panel title="Reviews">
        <fieldset className="review-filters">
          <legend className="sr-only">Show</legend>
          {CHOICES.map(([label, choice]) => (
            <button
              key={label}
              className="filter-link"
              type="button"
              aria-pressed={query.show === choice.show && query.stars === choice.stars}
              onClick={() => setQuery({ ...choice, page: 1 })}
            >
              {label}{' '}
              {choice.show === 'unanswered' && <small>{formatCount(data.unanswered)}</small>}
            </button>
          ))}
        </fieldset>
        <HeldReviews count={data.held} />
        <div aria-busy={isFetching}>
          {data.reviews.map((review) => (
            <OwnReview
              key={review.id}
              review={review}
              businessName={businessName}
              isOpen={openId === review.id}
              onOpen={(isOpen) => setOpenId(isOpen ? review.id : undefined)}
            />
          ))}
          {data.total === 0 && <p className="muted">No review like that.</p>}
        </div>
        {pageCount > 1 && (
          <nav className="pagination" aria-label="Pages">
            <Button
              variant="quiet"
              size="sm"
              disabled={query.page === 1}
              onClick={() => turn(query.page - 1)}
            >
              Previous
            </Button>
            <span className="pagination__current">
              Page {query.page} of {pageCount}
            </span>
            <Button
              variant="quiet"
              size="sm"
              disabled={query.page >= pageCount}
              onClick={() => turn(query.page + 1)}
            >
              Next
            </Button>
          </nav>
        )}
      </Panel>
      <aside className="business-column" aria-label="Answered">
        <Panel title="Answered" level="h3">
          <p className="reviews-answered">
            <b>{formatCount(data.answered)}</b> of {formatCount(all)} reviews
          </p>
          <progress value={data.answered} max={all} aria-label="Answered reviews" />
          <p className="text-small muted">
            You can answer every review and report one that breaks the rules. Nobody can pay to have
            one removed. <a href={reviewPages.policy}>Reviews policy</a>
          </p>
        </Panel>
        {plan === 'PREMIUM' && <GoogleLink url={data.googleReviewUrl} />}
      </aside>
    </div>
  )
}

/** Held reviews: how many, and why, but not their texts. */
function HeldReviews({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="held-reviews">
      <b>
        {count === 1
          ? '1 review is waiting for our check.'
          : `${formatCount(count)} reviews are waiting for our check.`}
      </b>{' '}
      Reviews that come in a burst, from one network or with copied text are neither shown nor
      counted until a person has checked them, whatever their stars.{' '}
      <a href={reviewPages.whyHeld}>Why</a>
    </p>
  )
}
