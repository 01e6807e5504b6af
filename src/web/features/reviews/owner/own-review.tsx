import { type FormEvent, useState } from 'react'
import { REPLY_MAX_LENGTH } from '#shared/catalogue/review-texts.ts'
import type { Review } from '#shared/schemas/reviews/review.ts'
import { ReviewItem } from '#web/components/reviews/review-item.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Textarea } from '#web/components/ui/form/field.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useReply } from './own-reviews.queries.ts'

interface OwnReviewProps {
  review: Review
  businessName: string
  /** Only one box is open at a time. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** A review of the own business, and the box for the one public answer. */
export function OwnReview({ review, businessName, isOpen, onOpen }: OwnReviewProps) {
  const reply = useReply(review.id)
  return (
    <div className={classNames('own-review', isOpen && 'own-review--open')}>
      <ul>
        <ReviewItem rating={review} businessName={businessName} />
      </ul>
      {isOpen ? (
        <ReplyBox review={review} businessName={businessName} onClose={() => onOpen(false)} />
      ) : (
        <div className="own-review__actions">
          <Button variant="quiet" size="sm" onClick={() => onOpen(true)}>
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

interface ReplyBoxProps {
  review: Review
  businessName: string
  onClose: () => void
}

function ReplyBox({ review, businessName, onClose }: ReplyBoxProps) {
  const [text, setText] = useState(review.reply?.text ?? '')
  const [isMissing, setMissing] = useState(false)
  const reply = useReply(review.id)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() === '' || reply.isPending) return
    reply.mutate(text, { onSuccess: onClose })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Field
        label="Your public reply"
        hint={`One reply, signed ${businessName}. You can change it later. No links or telephone numbers, please.`}
        error={isMissing ? 'Please write a reply.' : undefined}
      >
        <Textarea
          rows={4}
          maxLength={REPLY_MAX_LENGTH}
          autoFocus
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
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
