import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnReviewsQuery } from '#shared/schemas/reviews/own-review.ts'
import { call } from '#web/lib/api/api-client.ts'
import { dashboardQuery } from '#web/lib/api/dashboard.query.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { isPublic, ownKey } from '#web/lib/api/query-keys.ts'
import { toast } from '#web/lib/toast.ts'

export const ownReviewsQuery = (query: OwnReviewsQuery) =>
  queryOptions({
    queryKey: ownKey('dashboard', 'reviews', query),
    queryFn: () => call('GET /api/dashboard/reviews', { query }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

export function useSaveGoogleLink() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (url: string) => call('PUT /api/dashboard/google-review-link', { body: { url } }),
    onSuccess: async ({ message }) => {
      toast({ title: 'Google reviews', description: message })
      await queryClient.invalidateQueries(dashboardQuery)
    },
  })
}

/** With a text the reply is published or changed, without one it is removed. */
export function useReply(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string | null) =>
      text === null
        ? call('DELETE /api/dashboard/reviews/:id/reply', { params: { id } })
        : call('PUT /api/dashboard/reviews/:id/reply', { params: { id }, body: { text } }),
    onSuccess: async ({ message }) => {
      toast({ title: 'Reviews updated', description: message })
      queryClient.removeQueries({ predicate: isPublic })
      // The list, and the number on the tab.
      await queryClient.invalidateQueries(dashboardQuery)
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Reply failed', description: failureText(error) }),
  })
}
