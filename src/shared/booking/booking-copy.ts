import { capeTownDay } from '#shared/time/dates.ts'
import { isPastBookingDate, isTooFarBookingDate } from './booking-date.ts'
import { longMoment } from './booking-words.ts'

/** What the visitor reads after a booking request, in the toast and in the API's answer. */
export function bookingSentence(businessName: string): string {
  return `Your booking request has been sent to ${businessName}. They will contact you shortly.`
}

/** The same for a business with immediate confirmation. */
export function confirmedSentence(businessName: string, startISO: string | null): string {
  const when = startISO === null ? '' : ` for ${longMoment(startISO)}`
  return `Your booking with ${businessName} is confirmed${when}.`
}

const PAST_DATE = 'That date has passed. Please choose a day from today on.'
export const PAST_TIME = 'That time has passed. Please choose one that is still to come.'
export const FAR_DATE = 'That date is too far away. Please choose one within two years.'
export const HALF_DATE = 'Please finish the date, or clear it.'
export const HALF_TIME = 'Please finish the time, or clear it.'

/** Why a requested day or time is not possible; takes the result of normaliseBookingDate. */
export function dateFault(dateISO: string, now: Date): string | null {
  if (isPastBookingDate(dateISO, now))
    return capeTownDay(new Date(dateISO)) < capeTownDay(now) ? PAST_DATE : PAST_TIME
  return isTooFarBookingDate(dateISO, now) ? FAR_DATE : null
}

/** The label of the booking button. */
export const sendWords = (confirmsAtOnce: boolean): string =>
  confirmsAtOnce ? 'Confirm Booking' : 'Send Request'

/** An unusual phone number is questioned once, never refused. */
export const phoneQuestion = (confirmsAtOnce: boolean): string =>
  `That does not look like a phone number. If it is right, press ${sendWords(confirmsAtOnce)} once more.`
