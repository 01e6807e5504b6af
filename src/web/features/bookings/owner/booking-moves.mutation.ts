import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#shared/api-error.ts'
import { bookingApi } from '#shared/booking/booking-paths.ts'
import type { OwnerAction } from '#shared/booking/booking-states.ts'
import type { OwnerMoveAnswer } from '#shared/schemas/bookings/booking-move.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { sendJson } from '#web/lib/api/api-client.ts'
import { dashboardQuery } from '#web/lib/api/dashboard.query.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { toast } from '#web/lib/toast.ts'
import { AnswerUndone, holdAnswer } from './held-answers.ts'

export interface Move {
  booking: Pick<OwnBooking, 'id' | 'name'>
  action: OwnerAction
  message?: string
  /** The value of the field, in Cape Town's time. */
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

/** A single click answers, so it can be undone for a moment. */
export const isHeld = (action: OwnerAction) => action === 'accept' || action === 'decline'

/** A request that outlives its page. */
const sendLast = (path: string, body: object) =>
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))

/** An answer to a visitor; whatever the result, the lists are reloaded. */
export function useBookingMove() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ booking, action, message, startISO }: Move) => {
      const path = bookingApi.ownerMove(booking.id, action)
      const body = { message: message || null, startISO: startISO || null }
      if (isHeld(action)) await holdAnswer(booking.id, () => sendLast(path, body))
      return sendJson<OwnerMoveAnswer>('POST', path, body)
    },
    onSuccess: (_answer, { booking, action }) =>
      toast({
        title: DONE[action],
        description: SILENT.has(action)
          ? `${booking.name} is not told.`
          : `${booking.name} gets a mail.`,
      }),
    onError: (error) => {
      if (error instanceof AnswerUndone) return
      toast({
        variant: 'destructive',
        title: 'That did not work',
        description: error instanceof ApiError ? error.detail : failureText(error),
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
  })
}
