import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits cannot be guessed, so a plain hash reveals nothing. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored hash: a reader of the database cannot sign in with it. */
export function sessionTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
