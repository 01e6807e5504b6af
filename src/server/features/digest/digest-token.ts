import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (secret: string, userId: string) =>
  createHmac('sha256', secret).update(`digest:${userId}`).digest('base64url')

/** Identifies one owner for one purpose: it unsubscribes from the digest and gives no other access. */
export function digestToken(secret: string, userId: string): string {
  return `${userId}.${sign(secret, userId)}`
}

/** The owner of the token, or null if it is not valid. */
export function readDigestToken(secret: string, token: string): string | null {
  const [userId = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, userId))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null
}
