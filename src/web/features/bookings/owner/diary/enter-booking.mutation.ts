import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shortMoment } from '#shared/booking/booking-words.ts'
import type { EnteredBookingRequest } from '#shared/schemas/bookings/entered-booking.ts'
import { call } from '#web/lib/api/api-client.ts'
import { dashboardQuery } from '#web/lib/api/dashboard.query.ts'
import { toast } from '#web/lib/toast.ts'

/** Enters a booking that came by phone. */
export function useEnterBooking() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: EnteredBookingRequest) =>
      call('POST /api/dashboard/bookings', { body: request }),
    onSuccess: ({ booking: { name, startISO } }) => {
      toast({
        title: 'Booking added',
        description: startISO ? `${name}, ${shortMoment(startISO)}` : name,
      })
      return queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey })
    },
  })
}
