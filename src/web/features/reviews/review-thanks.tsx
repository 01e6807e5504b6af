import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { HELD_SENTENCE } from '#shared/catalogue/review-states.ts'
import { reviewApi } from '#shared/review-paths.ts'
import type { DoneAnswer } from '#shared/schemas/account.ts'
import type { ReviewAnswer } from '#shared/schemas/reviews/review.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { sendJson } from '#web/lib/api/api-client.ts'
import { failureText } from '#web/lib/api/failure-text.ts'

/** Said to the writer beside the reviews, once the dialog has closed. */
export function ReviewThanks({
  answer: { rating, state, googleReviewUrl },
}: {
  answer: ReviewAnswer
}) {
  return (
    <div className="thanks">
      <div role="status">
        <h3>
          Thank you
          {rating.name && (
            <>
              , <bdi>{rating.name}</bdi>
            </>
          )}
          .{state === 'held' && ' We will look at it first.'}
        </h3>
        {state === 'held' && <p>{HELD_SENTENCE} Until then it counts nowhere.</p>}
      </div>
      <ConfirmIt id={rating.id} />
      {googleReviewUrl && (
        <a
          className={buttonClass({
            variant: 'line',
            size: 'sm',
            className: 'review-thanks__google',
          })}
          href={googleReviewUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          Review on Google too
        </a>
      )}
    </div>
  )
}

/** Optional, and only asked now: a review needs no address. */
function ConfirmIt({ id }: { id: string }) {
  const [email, setEmail] = useState('')
  const ask = useMutation({
    mutationFn: () => sendJson<DoneAnswer>('POST', reviewApi.confirmation(id), { email }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!ask.isPending) ask.mutate()
  }
  if (ask.isSuccess)
    return <p role="status">The link is on its way to {email}. Open it within a week.</p>
  return (
    <form className="thanks__confirm" onSubmit={submit} noValidate>
      <Field
        label="Confirm that it is you? (optional)"
        hint="We mail you one link. Your review gets the Confirmed mark, and you hear if it is up or answered. The address is never shown and used for nothing else."
        error={ask.isError ? failureText(ask.error) : undefined}
      >
        <Input
          type="email"
          autoComplete="email"
          placeholder="you@example.co.za"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="sea" size="sm" pending={ask.isPending}>
        Send the link
      </Button>
    </form>
  )
}
