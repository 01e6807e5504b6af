import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: nothing to guess, so that a plain hash of it tells nothing. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a session: whoever reads the database cannot sign in with it. */
export function sessionTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
