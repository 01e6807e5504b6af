import { countOf } from '#shared/text/numbers.ts'
import { clockOf, shortMoment } from './booking-words.ts'
import { OTHER_CALENDAR_NOTE } from './calendar-faults.ts'
import type { DiaryEntry } from './diary.ts'
import { durationText } from './duration-text.ts'
import type { BookingRules, TimeState } from './times/free-times.ts'

/** Nobody's mistake: another visitor was faster. */
export function takenSentence(startISO: string): string {
  return `${clockOf(startISO)} has just gone. Please pick another time.`
}

/** To the owner, of what is in the diary already. */
export function clashSentence({ name, startISO, blocked }: DiaryEntry): string {
  const when = shortMoment(startISO)
  if (blocked && name === OTHER_CALENDAR_NOTE)
    return `You are busy in your other calendar then, from ${when}.`
  return blocked
    ? `You have blocked that time (${name}, from ${when}).`
    : `You have ${name} then, from ${when}.`
}

/** To the owner, whose diary has room for one as long as nothing else is said. */
export const ROOM_FOR_MORE =
  'Room for more than one at once? Say how many under Create Listing, Services & booking.'

/** To a visitor, with what is free instead. */
export function goneSentence(startISO: string, nextISOs: readonly string[]): string {
  const next = nextISOs.map(shortMoment).join('; ')
  const gone = `${shortMoment(startISO)} has gone in the meantime.`
  return next ? `${gone} Still free: ${next}.` : `${gone} Please ask for another time.`
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
