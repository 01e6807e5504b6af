import { createHash, randomBytes } from 'node:crypto'

export type LinkPurpose = 'reset-password' | 'confirm-email' | 'change-email' | 'not-me'

export function newLinkToken(): string {
  return randomBytes(24).toString('base64url')
}

/** The stored hash of a link: a reader of the database cannot open it. */
export function linkIdentifier(purpose: LinkPurpose, token: string): string {
  return `${purpose}:${createHash('sha256').update(token).digest('base64url')}`
}
