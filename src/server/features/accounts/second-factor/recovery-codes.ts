import { createHash, randomBytes } from 'node:crypto'
import { toBase32 } from './totp.ts'

const COUNT = 10
/** 120 bits: a plain hash of it cannot be reversed by brute force. */
const BYTES = 15

/** Formatted for people: six groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    toBase32(randomBytes(BYTES)).replace(/.{4}(?=.)/g, '$&-'),
  )
}

/** The stored hash. Hyphens make no difference. */
export function recoveryCodeHash(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('base64url')
}
