import { useMutation } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { RatingRequest } from '#shared/schemas/rating.ts'
import { sendJson } from '#web/lib/api-client.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { toast } from '#web/lib/toast.ts'

export function useSubmitReview() {
  return useMutation({
    mutationFn: (review: RatingRequest) => sendJson<unknown>('POST', api.rating, review),
    onSuccess: () => toast({ title: 'Review submitted!' }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Review failed', description: failureText(error) }),
  })
}
