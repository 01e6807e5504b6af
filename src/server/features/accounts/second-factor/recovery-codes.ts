import { createHash, randomBytes } from 'node:crypto'
import { toBase32 } from './totp.ts'

const COUNT = 10
/** 120 bits: enough that a plain hash of one cannot be turned back by trying. */
const BYTES = 15

/** As people copy them: six groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    toBase32(randomBytes(BYTES)).replace(/.{4}(?=.)/g, '$&-'),
  )
}

/** What is stored of one. Typed with or without its hyphens, it is the same. */
export function recoveryCodeHash(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('base64url')
}
