import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#shared/api-error.ts'
import { bookingSentence, confirmedSentence } from '#shared/booking/booking-copy.ts'
import type { BookingRequest } from '#shared/schemas/bookings/booking.ts'
import { call } from '#web/lib/api/api-client.ts'
import { dashboardQuery } from '#web/lib/api/dashboard.query.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { addOwnBooking } from '#web/lib/saved/own-bookings-store.ts'
import { toast } from '#web/lib/toast.ts'

export function useRequestBooking(businessName: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: BookingRequest) => call('POST /api/booking', { body: request }),
    onSuccess: ({ booking }) => {
      const words =
        booking.status === 'accepted'
          ? {
              title: 'Booking confirmed!',
              description: confirmedSentence(businessName, booking.dateISO),
            }
          : { title: 'Booking request sent!', description: bookingSentence(businessName) }
      const { page, dateISO, createdAt } = booking
      addOwnBooking({ page, businessName, when: dateISO ?? '', bookedAt: createdAt })
      toast({ ...words, link: { label: 'See your booking', href: page } })
      return queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey })
    },
    onError: (error) => {
      // A time that was just taken is reported beside the times.
      if (error instanceof ApiError && error.status === 409) return
      toast({ variant: 'destructive', title: 'Booking failed', description: failureText(error) })
    },
  })
}
