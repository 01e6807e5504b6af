import { randomBytes } from 'node:crypto'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const LENGTH = 16

/** An opaque id of 93 random bits: short in an address, not guessable, no look-alike letters. */
export function newId(): string {
  let id = ''
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // 232 = 4 × 58: bytes above it would favour the alphabet's first letters.
      if (byte < 232 && id.length < LENGTH) id += ALPHABET[byte % 58]
    }
  }
  return id
}

/** Anything else is nobody's id; asked early, since PostgreSQL takes no NUL in a text. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
