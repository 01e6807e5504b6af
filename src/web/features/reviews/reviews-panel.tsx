import type { ReactNode } from 'react'
import { replySentence } from '#shared/catalogue/reply-habit.ts'
import { formPages } from '#shared/paths.ts'
import type { BusinessDetail } from '#shared/schemas/business-detail.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { DialogLink } from '#web/components/ui/dialog-link.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { CheckingReviews } from './checking-reviews.tsx'
import { LazyReviewList } from './lazy-review-list.tsx'

interface ReviewsPanelProps {
  detail: BusinessDetail
  /** The message for somebody who has just written one. */
  thanks: ReactNode
  onWrite: () => void
}

export function ReviewsPanel({ detail, thanks, onWrite }: ReviewsPanelProps) {
  return (
    <Panel
      id="reviews"
      title="Reviews &amp; Ratings"
      action={
        <DialogLink
          className={buttonClass({ variant: 'line', size: 'sm' })}
          href={formPages.review({ business: detail.business.id })}
          onOpen={onWrite}
        >
          Write a Review
        </DialogLink>
      }
    >
      {thanks}
      <CheckingReviews isChecking={detail.checking} />
      {detail.replies && <p className="text-small muted">{replySentence(detail.replies)}</p>}
      {detail.ratings[0] ? (
        <LazyReviewList detail={detail} />
      ) : (
        !thanks && <p className="muted">No reviews yet. Be the first to leave a review!</p>
      )}
    </Panel>
  )
}
