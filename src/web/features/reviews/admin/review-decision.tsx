import { Check, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { type AdminReview, hideReviewSchema } from '#shared/schemas/reviews/admin-review.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { HideReasonField, likelyReason } from './hide-reason-field.tsx'
import { useHideReview, usePublishReview } from './review-queue.mutations.ts'

const loadSchema = async () => hideReviewSchema

type ReviewDecisionProps = { review: AdminReview; onDecide: () => void }

/**
 * A held review is published or hidden, a reported one stays or is hidden; a hidden one can be published again,
 * and a published one can be hidden at any time.
 */
export function ReviewDecision({ review, onDecide }: ReviewDecisionProps) {
  const [reason, setReason] = useState(() => likelyReason(review))
  const publish = usePublishReview()
  const hide = useHideReview()
  const isHidden = review.state === 'hidden'
  /** Without a report there is nothing to decide: it can only be hidden. */
  const isSettled = review.state === 'published' && review.reports.length === 0
  const label = `the ${review.stars}-star review for ${review.businessName}`

  const { errors, props } = useSchemaForm(
    loadSchema,
    (values) => {
      if (isHidden || publish.isPending || hide.isPending) return
      onDecide()
      hide.mutate({ id: review.id, ...values })
    },
    { read: () => ({ reason }) },
  )

  return (
    <form className="review-queue__decide" {...props}>
      {!isHidden && <HideReasonField value={reason} error={errors.reason} onChange={setReason} />}
      {!isSettled && (
        <Button
          variant="sea"
          pending={publish.isPending}
          disabled={hide.isPending}
          aria-label={`${review.state === 'published' ? 'Keep' : 'Publish'} ${label}`}
          onClick={() => {
            onDecide()
            publish.mutate(review.id)
          }}
        >
          <Check className="icon" aria-hidden="true" />
          {review.state === 'published' ? 'Keep' : 'Publish'}
        </Button>
      )}
      {!isHidden && (
        <Button
          type="submit"
          variant="danger-line"
          pending={hide.isPending}
          disabled={publish.isPending}
          aria-label={`Hide ${label}`}
        >
          <EyeOff className="icon" aria-hidden="true" />
          Hide
        </Button>
      )}
    </form>
  )
}
