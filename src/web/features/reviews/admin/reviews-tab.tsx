import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { countOf, formatCount } from '#shared/text/numbers.ts'
import { AdminList } from '#web/components/admin/admin-list.tsx'
import { SearchField } from '#web/components/admin/search-field.tsx'
import { useAdminSearch } from '#web/components/admin/use-admin-search.ts'
import { HeldBusiness } from './held-business.tsx'
import { ReviewCard } from './review-card.tsx'
import { reviewsQuery } from './review-queue.query.ts'

const QUEUES = [
  ['held', 'Held'],
  ['reported', 'Reported'],
  ['hidden', 'Hidden'],
  ['all', 'All'],
] as const

const EMPTY = {
  held: {
    title: 'No review is waiting',
    text: 'Reviews that arrive in a burst are held here until you publish or hide them.',
  },
  reported: {
    title: 'No review is reported',
    text: 'What visitors or owners report is listed here. It is shown as before until you decide.',
  },
  hidden: {
    title: 'No review is hidden',
    text: 'What you hide is listed here, and can be published again.',
  },
  all: { title: 'No reviews yet', text: 'Every review is listed here, the published ones too.' },
}

const NOT_FOUND = { title: 'No reviews found', text: 'No review matches this search.' }

/** Held reviews, which are neither public nor counted until an admin decides; and all others. */
export function ReviewsTab() {
  const { show: state = 'held', q, pageNumber, narrow } = useAdminSearch()
  const query = useQuery(reviewsQuery({ state, q, page: pageNumber }))
  const heading = useRef<HTMLHeadingElement>(null)
  const hasDecided = useRef(false)
  const data = query.data

  // The card with the focused button is gone: focus moves to the list, not to the top of the page.
  useEffect(() => {
    if (!data || !hasDecided.current || document.activeElement !== document.body) return
    hasDecided.current = false
    heading.current?.focus()
  }, [data])
  const onDecide = () => {
    hasDecided.current = true
  }

  return (
    <section aria-labelledby="reviews-title">
      <div className="review-queue__top">
        <h2 id="reviews-title" ref={heading} tabIndex={-1}>
          Reviews
        </h2>
        <fieldset className="review-queue__filter">
          <legend className="sr-only">Show</legend>
          {QUEUES.map(([queue, label]) => (
            <button
              key={queue}
              type="button"
              aria-pressed={state === queue}
              onClick={() => narrow({ show: queue === 'held' ? undefined : queue })}
            >
              {label}{' '}
              {(queue === 'held' || queue === 'reported') && data && (
                <small>{formatCount(data.waiting[queue])}</small>
              )}
            </button>
          ))}
        </fieldset>
      </div>
      <search className="admin-tools">
        <SearchField
          label="Search reviews"
          placeholder="Text, writer or business"
          value={q ?? ''}
          // A search begins with all of them; the buttons narrow it.
          onSearch={(text) =>
            narrow({
              q: text === '' ? undefined : text,
              show: q === undefined ? 'all' : state === 'held' ? undefined : state,
            })
          }
        />
      </search>
      <p className="admin-tools__count" role="status">
        {q !== undefined && data && `${countOf(data.total, 'review')} found`}
      </p>
      {state === 'held' &&
        q === undefined &&
        data?.heldBusinesses.map((held) => (
          <HeldBusiness key={held.businessId} held={held} onDecide={onDecide} />
        ))}
      <AdminList query={query} empty={q === undefined ? EMPTY[state] : NOT_FOUND}>
        {data?.reviews.map((review) => (
          <ReviewCard key={review.id} review={review} onDecide={onDecide} />
        ))}
      </AdminList>
    </section>
  )
}
