import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (secret: string, ratingId: string) =>
  createHmac('sha256', secret).update(`review-reply:${ratingId}`).digest('base64url')

/** Part of the link in the mail to the owner: it allows a reply to this review and nothing else. */
export function replyToken(secret: string, ratingId: string): string {
  return `${ratingId}.${sign(secret, ratingId)}`
}

/** The review of the token, or null if it is not valid. */
export function readReplyToken(secret: string, token: string): string | null {
  const [ratingId = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, ratingId))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? ratingId : null
}
