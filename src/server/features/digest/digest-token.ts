import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (secret: string, userId: string) =>
  createHmac('sha256', secret).update(`digest:${userId}`).digest('base64url')

/** Names one owner for one purpose: it ends the digest and opens nothing else. */
export function digestToken(secret: string, userId: string): string {
  return `${userId}.${sign(secret, userId)}`
}

/** The owner that the token names, or null when it was not made here. */
export function readDigestToken(secret: string, token: string): string | null {
  const [userId = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, userId))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null
}
