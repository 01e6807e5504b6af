import { keyedHash } from '#server/platform/keyed-hash.ts'

/**
 * An account in the log: the same for every attempt at it, and no address. Keyed, because addresses can be
 * guessed and hashed.
 */
export function nameInLog(secret: string, email: string): string {
  return keyedHash(secret, `account in the log:${email}`).slice(0, 16)
}
