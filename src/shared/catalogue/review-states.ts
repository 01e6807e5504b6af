/** The admin's lists: held, hidden, or public and reported; and everything that was not withdrawn. */
export const REVIEW_QUEUES = ['held', 'reported', 'hidden', 'all'] as const
export type ReviewQueue = (typeof REVIEW_QUEUES)[number]

export const REVIEW_STATES = ['published', 'held', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Why a review is held, as shown to admins. */
export const HOLD_REASONS = {
  burst: 'It arrived with more reviews than this business usually gets.',
  network: 'Several reviews of this business came from one network within a day.',
  owner: 'Its writer gave an e-mail address of the business itself.',
  words: 'Another review has nearly the same text.',
} as const
export type HoldReason = keyof typeof HOLD_REASONS

export const HIDE_REASON_MAX_LENGTH = 300
export const NO_HIDE_REASON = 'Please say why it is hidden.'

/** What the writer of a held review reads. */
export const HELD_SENTENCE = 'A person checks it first. It will appear within a day.'

/** What whoever asked us to take a review down is told. */
export const WITHDRAWN_SENTENCE = 'Its writer has withdrawn it.'

/** What the writer of a hidden review reads. */
export const hiddenSentence = (reason: string | null) =>
  `We no longer show it. The reason: ${reason ?? 'it broke the rules for reviews.'}`
