import { hasAddress } from '#shared/text/plain-name.ts'
import { HELD_SENTENCE } from './review-states.ts'

/** Long enough for a story, short enough to be read. */
export const COMMENT_MAX_LENGTH = 2000

export const REPLY_MAX_LENGTH = 1000

export const NAME_MAX_LENGTH = 40

/** Shown if the writer gave no name. */
export const NAMELESS = 'A visitor'

/**
 * Letters of any alphabet and the signs between them. No link, number, invisible character or change of
 * direction can be a name.
 */
export function isFirstName(name: string): boolean {
  // In lower case, since 'Plumber.Co.Za' is read as an address too.
  return /^\p{L}[\p{L}\p{M}.'’ -]*$/u.test(name) && !hasAddress(name.toLowerCase())
}

/** Asked after every review, in the dialog and on the page without script. */
export const CONFIRM_LABEL = 'Confirm that it is you? (optional)'
export const CONFIRM_HINT =
  'We mail you one link. Your review gets the Confirmed mark, and we tell you when it is published or answered. The address is never shown and is used for nothing else.'

/** What is said after an action, by the call and by the page without script. */
export const REVIEW_DONE = {
  replied: 'Your reply is published.',
  replyChanged: 'Your reply was changed.',
  confirmed: 'Your review is confirmed now.',
  edited: 'Your review is saved.',
  editHeld: `Your review is saved. ${HELD_SENTENCE}`,
  withdrawn: 'Your review is withdrawn, and what you wrote is deleted.',
} as const

const withReference = (sentence: string, reference: string | null) =>
  reference === null ? sentence : `${sentence} Its reference is ${reference}.`

export const noticeSentence = (reference: string | null) =>
  withReference('Your notice has arrived. We answer by e-mail.', reference)

/** A report has no address: its answer is what becomes of the review. */
export const reportSentence = (reference: string | null) =>
  withReference(
    'Thank you for your report. A person reads it, usually within four working days. If the review breaks the rules it is gone from the page by then; otherwise it stays.',
    reference,
  )
