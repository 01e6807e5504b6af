import { useMutation } from '@tanstack/react-query'
import { HELD_SENTENCE } from '#shared/catalogue/review-states.ts'
import type { ReviewRequest } from '#shared/schemas/reviews/review.ts'
import { call } from '#web/lib/api/api-client.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { toast } from '#web/lib/toast.ts'

export function useSubmitReview() {
  return useMutation({
    mutationFn: (review: ReviewRequest) => call('POST /api/rating', { body: review }),
    onSuccess: ({ state }) =>
      toast({
        title: 'Review submitted!',
        ...(state === 'held' && { description: HELD_SENTENCE }),
      }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Review failed', description: failureText(error) }),
  })
}
