/** How somebody can show that they speak for a business: only by what was public before. */
export const CLAIM_PROOFS = ['mail', 'domain', 'call', 'papers'] as const
export type ClaimProof = (typeof CLAIM_PROOFS)[number]

export const CLAIM_STATE_WORDS = {
  open: 'Open',
  proved: 'Proved, waits for us',
  granted: 'Granted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
} as const
export type ClaimState = keyof typeof CLAIM_STATE_WORDS

/** The page itself, or that it goes. */
export const CLAIM_WISHES = ['page', 'removal'] as const
export type ClaimWish = (typeof CLAIM_WISHES)[number]

export const CODE_TRIES = 5
/** For one business, whoever asks. */
export const CODES_A_DAY = 3
export const MAIL_CODE_MINUTES = 15
export const CALL_CODE_HOURS = 24
/** A claim that nobody goes on with ends, and the contacts are free again. */
export const CLAIM_DAYS = 14
