import type { BookingState } from './booking-states.ts'

export const NOT_ONE_KIND =
  'Please choose businesses from one category: yours come from different ones.'
export const NOBODY_LISTED = 'None of them is listed at the moment.'

/** 'A, B and C'. */
export function namesInWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** What the visitor reads after a group request. */
export function groupSentence(names: readonly string[], reasons: readonly string[]): string {
  return [
    `Your booking request has been sent to ${namesInWords(names)}. They will contact you shortly.`,
    ...(reasons.length > 0 ? ['Not sent:', ...reasons] : []),
  ].join(' ')
}

/** Why one of several was not asked; its name is unknown if it is not listed any more. */
export const notAskedSentence = (businessName: string | undefined): string =>
  businessName === undefined
    ? 'One of them is not listed at the moment.'
    : `${businessName} has had a lot of requests. Please phone, or try again in an hour.`

interface Answer {
  status: BookingState
  businessName: string
}

/** The heading of the page with all answers. */
export function groupTitle(answers: readonly Answer[]): string {
  const accepted = answers.filter(({ status }) => status === 'accepted')
  const [first] = accepted
  if (accepted.length > 1) return `${accepted.length} of them said yes`
  if (first) return `${first.businessName} said yes`
  const waiting = answers.filter(({ status }) => status === 'requested').length
  if (answers.some(({ status }) => status === 'suggested')) return 'Another time is offered'
  return waiting > 0 ? 'Sent. They will answer you' : 'No answer is open any more'
}
