import { readToken, signToken } from '#server/platform/signed-token.ts'

const PURPOSE = 'review-reply'

/** Part of the link in the mail to the owner: it allows a reply to this review and nothing else. */
export const replyToken = (secret: string, ratingId: string): string =>
  signToken(secret, PURPOSE, ratingId)

/** The review of the token, or null if it is not valid. */
export const readReplyToken = (secret: string, token: string): string | null =>
  readToken(secret, PURPOSE, token)
