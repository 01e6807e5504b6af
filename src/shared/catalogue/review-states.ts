export const REVIEW_STATES = ['published', 'held', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Why a review waits for a look, in the words that an admin reads. */
export const HOLD_REASONS = {
  burst: 'Burst',
  network: 'One network',
} as const
export type HoldReason = keyof typeof HOLD_REASONS

/** What the writer of a held review reads. */
export const HELD_SENTENCE = 'A person reads it first. It will appear after a look, within a day.'
