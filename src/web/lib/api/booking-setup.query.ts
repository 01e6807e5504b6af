import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BlockedTimeRequest } from '#shared/schemas/bookings/free-times.ts'
import { toast } from '#web/lib/toast.ts'
import { call } from './api-client.ts'
import { WHILE_OPEN } from './dashboard.query.ts'
import { failureText } from './failure-text.ts'
import { ownKey } from './query-keys.ts'

export const bookingSetupQuery = queryOptions({
  queryKey: ownKey('dashboard', 'booking-setup'),
  queryFn: () => call('GET /api/dashboard/booking-setup'),
  ...WHILE_OPEN,
})

export const blockedTimesQuery = queryOptions({
  queryKey: ownKey('dashboard', 'blocked-times'),
  queryFn: () => call('GET /api/dashboard/blocked-times'),
  ...WHILE_OPEN,
})

/** From the setup and from the week. */
export function useBlockTime() {
  const reload = useReload()
  return useMutation({
    mutationFn: (request: BlockedTimeRequest) =>
      call('POST /api/dashboard/blocked-times', { body: request }),
    onSuccess: reload,
  })
}

export function useFreeTime() {
  const reload = useReload()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/dashboard/blocked-times/:id', { params: { id } }),
    onSuccess: reload,
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Update failed', description: failureText(error) }),
  })
}

function useReload() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries(blockedTimesQuery),
      queryClient.invalidateQueries({ queryKey: ownKey('dashboard', 'week') }),
    ])
}
