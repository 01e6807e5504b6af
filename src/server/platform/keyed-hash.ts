import { createHmac, timingSafeEqual } from 'node:crypto'

/** Says nothing about the text to who has no key. The text begins with what it is for: so no hash serves for another. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** In the same time wherever they differ. */
export function isSameHash(one: string, other: string): boolean {
  const a = Buffer.from(one)
  const b = Buffer.from(other)
  return a.length === b.length && timingSafeEqual(a, b)
}
