import { randomBytes } from 'node:crypto'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const LENGTH = 16
/** The letter of each byte. 232 = 4 × 58: bytes above it would favour the alphabet's first letters. */
const LETTERS = Uint8Array.from({ length: 232 }, (_, byte) => ALPHABET.charCodeAt(byte % 58))
/** Put together here: a text that grows letter by letter costs twice as much. */
const letters = Buffer.alloc(LENGTH)

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
  let length = 0
  while (length < LENGTH) {
    const letter = LETTERS[nextByte()]
    if (letter === undefined) continue
    letters[length] = letter
    length += 1
  }
  return letters.toString('latin1')
}

/** Anything else is nobody's id; asked early, since PostgreSQL takes no NUL in a text. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
