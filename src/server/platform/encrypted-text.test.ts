import { expect, it } from 'vitest'
import { decryptText, encryptText } from './encrypted-text.ts'

const SECRET = 'a signing secret of enough letters'

it('decrypts only with the same secret and for the same purpose', () => {
  const sealed = encryptText(SECRET, 'one', 'Voëltjie ✿')
  expect(Buffer.from(sealed, 'base64url').includes('Voëltjie')).toBe(false)
  expect(decryptText(SECRET, 'one', sealed)).toBe('Voëltjie ✿')
  expect(decryptText(`${SECRET}!`, 'one', sealed)).toBeNull()
  expect(decryptText(SECRET, 'two', sealed)).toBeNull()
})

it('differs each time, and detects a changed byte', () => {
  const sealed = encryptText(SECRET, 'one', 'text')
  expect(encryptText(SECRET, 'one', 'text')).not.toBe(sealed)
  const bytes = Buffer.from(sealed, 'base64url')
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(decryptText(SECRET, 'one', changed.toString('base64url'))).toBeNull()
  }
  expect(decryptText(SECRET, 'one', '')).toBeNull()
  expect(decryptText(SECRET, 'one', bytes.subarray(0, 20).toString('base64url'))).toBeNull()
})
