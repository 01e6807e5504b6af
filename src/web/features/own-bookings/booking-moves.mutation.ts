import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#shared/api-error.ts'
import { bookingApi } from '#shared/booking/booking-paths.ts'
import type { OwnerAction } from '#shared/booking/booking-states.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { sendJson } from '#web/lib/api-client.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { ownKey } from '#web/lib/query-keys.ts'
import { toast } from '#web/lib/toast.ts'

export interface Move {
  booking: Pick<OwnBooking, 'id' | 'name'>
  action: OwnerAction
  message?: string
  /** As the field gives it, in Cape Town's time. */
  startISO?: string
}

const DONE: Record<OwnerAction, string> = {
  accept: 'Accepted',
  decline: 'Declined',
  suggest: 'Suggestion sent',
  cancel: 'Booking cancelled',
  missed: 'Marked as missed',
  visited: 'Marked as visited',
}
const SILENT = new Set<OwnerAction>(['missed', 'visited'])

/** An answer to a visitor; whatever comes back, the lists show what is there now. */
export function useBookingMove() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ booking, action, message, startISO }: Move) =>
      sendJson<{ booking: OwnBooking }>('POST', bookingApi.ownerMove(booking.id, action), {
        message: message || null,
        startISO: startISO || null,
      }),
    onSuccess: (_answer, { booking, action }) =>
      toast({
        title: DONE[action],
        description: SILENT.has(action)
          ? `${booking.name} is not told.`
          : `${booking.name} gets a mail.`,
      }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'That did not work',
        description: error instanceof ApiError ? error.detail : failureText(error),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownKey('dashboard') }),
  })
}
