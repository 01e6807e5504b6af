import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (secret: string, purpose: string, id: string) =>
  createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url')

/** Part of a link in a mail: it names one row for one purpose and allows nothing else. */
export function signToken(secret: string, purpose: string, id: string): string {
  return `${id}.${sign(secret, purpose, id)}`
}

/** The id in the token, or null if it was not signed for this purpose. */
export function readToken(secret: string, purpose: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, purpose, id))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
