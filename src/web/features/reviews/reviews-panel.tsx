import type { ReactNode } from 'react'
import type { BusinessDetail } from '#shared/schemas/business-detail.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
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
        <Button variant="line" size="sm" onClick={onWrite}>
          Write a Review
        </Button>
      }
    >
      {thanks}
      {detail.ratings[0] ? (
        <LazyReviewList detail={detail} />
      ) : (
        !thanks && <p className="muted">No reviews yet. Be the first to leave a review!</p>
      )}
    </Panel>
  )
}
