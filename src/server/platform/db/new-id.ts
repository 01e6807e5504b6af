import { randomBytes } from 'node:crypto'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const LENGTH = 16
/** The letter for each byte. 232 = 4 × 58: bytes above it are skipped, since they would favour the first letters. */
const LETTERS = Uint8Array.from({ length: 232 }, (_, byte) => ALPHABET.charCodeAt(byte % 58))
/** A buffer, since appending letter by letter costs twice as much. */
const letters = Buffer.alloc(LENGTH)

/** Random bytes are drawn in bulk: a call for every sixteen costs more than the rest of the work. */
let pool = Buffer.alloc(0)
let used = 0

function nextByte(): number {
  if (used === pool.length) {
    pool = randomBytes(4096)
    used = 0
  }
  const byte = pool[used] ?? 0
  used += 1
  return byte
}

/** An opaque id of 93 random bits: short in an address, not guessable, no look-alike letters. */
export function newId(): string {
  let length = 0
  while (length < LENGTH) {
    const letter = LETTERS[nextByte()]
    if (letter === undefined) continue
    letters[length] = letter
    length += 1
  }
  return letters.toString('latin1')
}

/** Checked before a query, since PostgreSQL refuses NUL in a text. Anything else is no id of ours. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
