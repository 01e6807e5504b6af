import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addressOf } from '#shared/api/address.ts'
import { ApiError } from '#shared/api-error.ts'
import type { OwnerAction } from '#shared/booking/booking-states.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { call } from '#web/lib/api/api-client.ts'
import { dashboardQuery } from '#web/lib/api/dashboard.query.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { toast } from '#web/lib/toast.ts'
import { AnswerUndone, holdAnswer } from './held-answers.ts'

export interface Move {
  booking: Pick<OwnBooking, 'id' | 'name' | 'email'>
  action: OwnerAction
  message?: string
  /** The value of the field, in Cape Town's time. */
  startISO?: string
  /** Of another person than before. */
  personId?: string
  /** Although something else is in the diary then. */
  anyway?: boolean
}

const DONE: Record<OwnerAction, string> = {
  accept: 'Accepted',
  decline: 'Declined',
  suggest: 'Suggestion sent',
  cancel: 'Booking cancelled',
  missed: 'Marked as missed',
  visited: 'Marked as visited',
  move: 'Other time sent',
  agree: 'Booking moved',
  keep: 'The agreed time stays',
}
const SILENT = new Set<OwnerAction>(['missed', 'visited'])

/** Of a booking that came by phone there is no address. */
function toldWords({ name, email }: Move['booking'], action: OwnerAction): string {
  if (SILENT.has(action)) return `${name} is not told.`
  return email === '' ? `Please tell ${name} by phone.` : `${name} gets a mail.`
}

const MOVE = 'POST /api/dashboard/bookings/:id/:action'

/** A single click answers, so it can be undone for a moment. */
export const isDecision = (action: OwnerAction) => action === 'accept' || action === 'decline'

/** A request that outlives its page. */
const sendLast = (path: string, body: object) =>
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))

/** An answer to a visitor; whatever the result, the lists are reloaded. */
export function useBookingMove() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ booking, action, message, startISO, personId, anyway = false }: Move) => {
      const params = { id: booking.id, action }
      const body = { message: message || null, startISO: startISO || null, personId, anyway }
      if (isDecision(action))
        await holdAnswer(booking.id, () => sendLast(addressOf(MOVE, { params }), body))
      return call(MOVE, { params, body })
    },
    onSuccess: (answer, { booking, action }) =>
      toast({
        // A booking that came by phone is moved at once.
        title: action === 'move' && !answer.booking.otherTime ? DONE.agree : DONE[action],
        description: toldWords(booking, action),
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
