import { AppError } from '#server/platform/errors.ts'
import { takenSentence } from '#shared/booking/time-copy.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'

/** Another visitor was faster. */
export class TimeTaken extends AppError {
  constructor(startISO: string, nextTimes: FreeTimeAnswer[] = []) {
    const sentence = takenSentence(startISO)
    super('conflict', sentence, { errors: { dateISO: sentence }, extras: { nextTimes } })
  }
}
