import { readToken, signToken } from '#server/platform/signed-token.ts'

/** Bound to the address: the link in a mail to somebody else opens nothing. */
const purposeOf = (email: string) => `review-edit:${email.toLowerCase()}`

/** Part of the link in mails to the writer: it allows to change or withdraw this review. */
export const editToken = (secret: string, ratingId: string, email: string): string =>
  signToken(secret, purposeOf(email), ratingId)

/** The review that a token claims to be for. */
export const claimedReview = (token: string): string => token.split('.', 1)[0] ?? ''

export const isEditToken = (secret: string, token: string, email: string): boolean =>
  readToken(secret, purposeOf(email), token) !== null
