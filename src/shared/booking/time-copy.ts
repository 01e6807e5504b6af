import { countOf } from '#shared/text/numbers.ts'
import { clockOf } from './booking-words.ts'
import { durationText } from './duration-text.ts'
import type { BookingRules, TimeState } from './free-times.ts'

/** Nobody's mistake: another visitor was faster. */
export function takenSentence(startISO: string): string {
  return `${clockOf(startISO)} has just gone. Please pick another time.`
}

/** Why a time cannot be booked. */
export function timeSentence(
  state: Exclude<TimeState, 'free' | 'taken'>,
  { noticeMinutes, horizonDays }: Pick<BookingRules, 'noticeMinutes' | 'horizonDays'>,
): string {
  switch (state) {
    case 'past':
      return 'That time has passed. Please pick another time.'
    case 'notice':
      return `This needs to be booked at least ${durationText(noticeMinutes)} ahead. Please pick a later time.`
    case 'far':
      return `This can be booked up to ${countOf(horizonDays, 'day')} ahead. Please pick an earlier time.`
    case 'closed':
      return 'That time cannot be booked. Please pick one of the free times.'
  }
}
