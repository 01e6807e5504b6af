import { useState } from 'react'
import { REPLY_MAX_LENGTH } from '#shared/catalogue/review-texts.ts'
import { replyRequestSchema } from '#shared/schemas/reviews/own-review.ts'
import type { Review } from '#shared/schemas/reviews/review.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Textarea } from '#web/components/ui/form/field.tsx'
import { ReviewItem } from '#web/features/reviews/parts/review-item.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { useReply } from './own-reviews.queries.ts'

interface OwnReviewProps {
  review: Review
  businessName: string
  /** Only one reply box is open at a time. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** A review of the owner's business, with the box for the public reply. */
export function OwnReview({ review, businessName, isOpen, onOpen }: OwnReviewProps) {
  const reply = useReply(review.id)
  const [hasClosed, setHasClosed] = useState(false)
  const toggle = (next: boolean) => {
    setHasClosed(!next)
    onOpen(next)
  }
  return (
    <div className={classNames('own-review', isOpen && 'own-review--open')}>
      <ul>
        <ReviewItem review={review} businessName={businessName} />
      </ul>
      {isOpen ? (
        <ReplyBox review={review} businessName={businessName} onClose={() => toggle(false)} />
      ) : (
        <div className="own-review__actions">
          <Button variant="quiet" size="sm" autoFocus={hasClosed} onClick={() => toggle(true)}>
            {review.reply ? 'Change Reply' : 'Reply'}
          </Button>
          {review.reply && (
            <Button
              variant="danger-quiet"
              size="sm"
              pending={reply.isPending}
              onClick={() => reply.mutate(null)}
            >
              Remove Reply
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const loadSchema = async () => replyRequestSchema

interface ReplyBoxProps {
  review: Review
  businessName: string
  onClose: () => void
}

function ReplyBox({ review, businessName, onClose }: ReplyBoxProps) {
  const reply = useReply(review.id)
  const { errors, props } = useSchemaForm(loadSchema, ({ text }) => {
    if (!reply.isPending) reply.mutate(text, { onSuccess: onClose })
  })
  return (
    <form {...props}>
      <Field
        label="Your public reply"
        hint={`One reply, signed ${businessName}. You can change it later. No links or phone numbers, please.`}
        error={errors.text}
      >
        <Textarea
          rows={4}
          maxLength={REPLY_MAX_LENGTH}
          autoFocus
          dir="auto"
          name="text"
          defaultValue={review.reply?.text}
        />
      </Field>
      <div className="own-review__actions">
        <Button type="submit" size="sm" pending={reply.isPending}>
          {review.reply ? 'Change Reply' : 'Publish Reply'}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  )
}
