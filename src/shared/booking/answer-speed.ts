import type { BookingSide, BookingState } from './booking-states.ts'

export interface AskedBooking {
  createdAt: string
  answeredAt: string | null
  status: BookingState
  movedBy: BookingSide | null
}

export interface AnswerSpeed {
  /** Requests that were answered, or that expired. */
  asked: number
  answered: number
  /** The median of all answers, with expired requests as the slowest; null without any. */
  typicalMinutes: number | null
}

export const SPEED_DAYS = 90
const MIN_ANSWERS = 5
/** The ranges shown on the public page, the last as 'a few days': a request expires after three. */
const HOURS = [1, 2, 4, 8, 24, 48, 72]

/**
 * An expired request counts as never answered, so that answering only the easy ones does not help. A request
 * that the visitor cancelled in time is not counted.
 */
export function answerSpeedOf(bookings: readonly AskedBooking[]): AnswerSpeed {
  const minutes = bookings
    .filter(({ answeredAt, status }) => answeredAt !== null || status === 'expired')
    .map(({ createdAt, answeredAt }) =>
      answeredAt === null
        ? Number.POSITIVE_INFINITY
        : (Date.parse(answeredAt) - Date.parse(createdAt)) / 60_000,
    )
    .sort((one, other) => one - other)
  const middle = minutes[Math.floor(minutes.length / 2)] ?? Number.POSITIVE_INFINITY
  return {
    asked: minutes.length,
    answered: minutes.filter(Number.isFinite).length,
    typicalMinutes: Number.isFinite(middle) ? Math.round(middle) : null,
  }
}

/** The whole hours of 'Usually answers within …', or null if nothing is shown. */
export function promisedHours({ answered, typicalMinutes }: AnswerSpeed): number | null {
  if (answered < MIN_ANSWERS || typicalMinutes === null) return null
  return HOURS.find((hours) => typicalMinutes <= hours * 60) ?? null
}
