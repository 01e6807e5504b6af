import type { BookingSide, BookingState } from './booking-states.ts'

export interface AskedBooking {
  createdAt: string
  answeredAt: string | null
  status: BookingState
  movedBy: BookingSide | null
}

export interface AnswerSpeed {
  /** Requests that were answered, or whose time for it has run out. */
  asked: number
  answered: number
  /** The middle of all answers, an answer that never came being the slowest; null without one. */
  typicalMinutes: number | null
}

export const SPEED_DAYS = 90
const FEWEST_ANSWERS = 5
/** What the public page may say; slower than the last says nothing. */
const HOURS = [1, 2, 4, 8, 24, 48]

/**
 * Counted honestly: a request that lapsed counts as one that was never answered, so nobody looks fast by
 * answering only the easy ones. One that the visitor withdrew in time is nobody's fault.
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

/** The whole hours of 'Usually answers within …', or null where nothing may be said. */
export function promisedHours({ answered, typicalMinutes }: AnswerSpeed): number | null {
  if (answered < FEWEST_ANSWERS || typicalMinutes === null) return null
  return HOURS.find((hours) => typicalMinutes <= hours * 60) ?? null
}
