import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as authenticator apps implement it: HMAC-SHA-1, 30 seconds, six digits. */
const STEP_SECONDS = 30
const DIGITS = 6
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** 160 random bits, the length of the hash, in base 32 without padding. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(20))
}

/** The code of the given step, counted from 1970. */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0x0f
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

/**
 * The step of a valid code, or null. The previous step counts too, since a code may change while it is typed,
 * and the next one, since a phone's clock may be a few seconds fast.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const current = totpStep(now)
  const steps = [current, current - 1, current + 1]
  return steps.filter((step) => isSame(totpAt(secret, step), code))[0] ?? null
}

/** The content of the QR code, in the Key URI Format. */
export function totpAddress(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = `secret=${secret.toUpperCase()}&issuer=${encodeURIComponent(issuer)}`
  return `otpauth://totp/${label}?${query}`
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** RFC 4648, in lower case. Whole groups only, so that no padding is needed. */
export function toBase32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return bits.replace(/.{5}/g, (five) => ALPHABET.charAt(Number.parseInt(five, 2)))
}

function fromBase32(text: string): Buffer {
  let bits = ''
  for (const letter of text.toLowerCase())
    bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
