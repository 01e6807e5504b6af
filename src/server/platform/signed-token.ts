import { isSameHash, keyedHash } from './keyed-hash.ts'

const sign = (secret: string, purpose: string, id: string) => keyedHash(secret, `${purpose}:${id}`)

/** Part of a link in a mail: it names one row for one purpose and allows nothing else. */
export function signToken(secret: string, purpose: string, id: string): string {
  return `${id}.${sign(secret, purpose, id)}`
}

/** The id in the token, or null if it was not signed for this purpose. */
export function readToken(secret: string, purpose: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  return isSameHash(signature, sign(secret, purpose, id)) ? id : null
}
