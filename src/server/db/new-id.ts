import { randomBytes } from 'node:crypto'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const LENGTH = 16

/** Random bytes are drawn in stock: asking the system for sixteen at a time costs more than using them. */
let stock = Buffer.alloc(0)
let used = 0

function nextByte(): number {
  if (used === stock.length) {
    stock = randomBytes(4096)
    used = 0
  }
  const byte = stock[used] ?? 0
  used += 1
  return byte
}

/** An opaque id of 93 random bits: short in an address, not guessable, no look-alike letters. */
export function newId(): string {
  let id = ''
  while (id.length < LENGTH) {
    const byte = nextByte()
    // 232 = 4 × 58: bytes above it would favour the alphabet's first letters.
    if (byte < 232) id += ALPHABET[byte % 58]
  }
  return id
}

/** Anything else is nobody's id; asked early, since PostgreSQL takes no NUL in a text. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
