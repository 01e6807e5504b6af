/** What the visitor reads after a booking request, in the toast and on the wire. */
export function bookingSentence(businessName: string): string {
  return `Your booking request has been sent to ${businessName}. They will contact you shortly.`
}

export const PAST_DATE = 'That date has passed. Please choose a day from today on.'

/** A number that can hardly be dialled is asked about once, never refused. */
export const PHONE_QUESTION =
  'That does not look like a phone number. If it is right, press Send Request once more.'
