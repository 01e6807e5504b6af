import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OtherCalendarAnswer } from '#shared/schemas/bookings/other-calendar.ts'
import { call } from '#web/lib/api/api-client.ts'
import { WHILE_OPEN } from '#web/lib/api/dashboard.query.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { ownKey } from '#web/lib/api/query-keys.ts'
import { toast } from '#web/lib/toast.ts'

export const otherCalendarQuery = queryOptions({
  queryKey: ownKey('dashboard', 'other-calendar'),
  queryFn: () => call('GET /api/dashboard/other-calendar'),
  ...WHILE_OPEN,
})

const onError = (error: unknown) =>
  toast({ variant: 'destructive', title: 'That did not work', description: failureText(error) })

/** Its busy times are in the week, too. */
function useAnswered() {
  const queryClient = useQueryClient()
  return (answer: OtherCalendarAnswer) => {
    queryClient.setQueryData(otherCalendarQuery.queryKey, answer)
    return queryClient.invalidateQueries({ queryKey: ownKey('dashboard', 'week') })
  }
}

/** A refusal is shown beside the field. */
export const useSaveOtherCalendar = () =>
  useMutation({
    mutationFn: (body: { address: string }) => call('PUT /api/dashboard/other-calendar', { body }),
    onSuccess: useAnswered(),
  })

export const useReadOtherCalendar = () =>
  useMutation({
    mutationFn: () => call('POST /api/dashboard/other-calendar/read'),
    onSuccess: useAnswered(),
    onError,
  })

export function useRemoveOtherCalendar() {
  const answered = useAnswered()
  return useMutation({
    mutationFn: () => call('DELETE /api/dashboard/other-calendar'),
    onSuccess: () => answered({ calendar: null }),
    onError,
  })
}
