import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { timesApi } from '#shared/booking/booking-times-paths.ts'
import type {
  BookingSetup,
  BookingSetupAnswer,
  BookingSetupRequest,
} from '#shared/schemas/bookings/booking-setup.ts'
import type {
  BlockedTimeAnswer,
  BlockedTimeRequest,
  BlockedTimesAnswer,
} from '#shared/schemas/bookings/free-times.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { isPublic, ownKey } from '#web/lib/api/query-keys.ts'
import { toast } from '#web/lib/toast.ts'

/** A new service has no id until it is saved. */
export type ServiceDraft = Omit<BookingSetup['services'][number], 'id'> & { id?: string }
export type SetupDraft = Omit<BookingSetup, 'services'> & { services: ServiceDraft[] }
/** How an editor reports its new value. */
export type SetupChange = (change: Partial<SetupDraft>) => void

const WHILE_OPEN = { gcTime: 0 }

export const bookingSetupQuery = queryOptions({
  queryKey: ownKey('dashboard', 'booking-setup'),
  queryFn: () => getJson<BookingSetupAnswer>(timesApi.setup),
  ...WHILE_OPEN,
})

export const blockedTimesQuery = queryOptions({
  queryKey: ownKey('dashboard', 'blocked-times'),
  queryFn: () => getJson<BlockedTimesAnswer>(timesApi.blockedTimes),
  ...WHILE_OPEN,
})

export function useSaveBookingSetup() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: BookingSetupRequest) =>
      sendJson<BookingSetupAnswer>('PUT', timesApi.setup, request),
    onSuccess: (answer) => {
      queryClient.setQueryData(bookingSetupQuery.queryKey, answer)
      queryClient.removeQueries({ predicate: isPublic })
      toast({ title: 'Listing updated', description: 'Your online booking has been saved.' })
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Save failed', description: failureText(error) }),
  })
}

export function useBlockTime() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: BlockedTimeRequest) =>
      sendJson<BlockedTimeAnswer>('POST', timesApi.blockedTimes, request),
    onSuccess: () => queryClient.invalidateQueries(blockedTimesQuery),
  })
}

export function useFreeTime() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => sendJson<void>('DELETE', timesApi.blockedTime(id)),
    onSuccess: () => queryClient.invalidateQueries(blockedTimesQuery),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Update failed', description: failureText(error) }),
  })
}
