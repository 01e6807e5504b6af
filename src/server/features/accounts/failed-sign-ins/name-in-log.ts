import { createHmac } from 'node:crypto'

/**
 * An account in the log: the same for every attempt at it, and no address. Keyed, because addresses can be
 * guessed and hashed.
 */
export function nameInLog(secret: string, email: string): string {
  return createHmac('sha256', secret)
    .update(`account in the log:${email}`)
    .digest('base64url')
    .slice(0, 16)
}
