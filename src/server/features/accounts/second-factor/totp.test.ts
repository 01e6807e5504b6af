import { describe, expect, it } from 'vitest'
import { findTotpStep, newTotpSecret, toBase32, totpAddress, totpAt, totpStep } from './totp.ts'

/** The key of RFC 6238's test vectors. */
const SECRET = toBase32(Buffer.from('12345678901234567890'))

describe('codes of an authenticator app', () => {
  // Appendix B of RFC 6238 has eight digits; apps show the last six.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of the standard at second %i', (second, code) => {
    expect(totpAt(SECRET, totpStep(new Date(second * 1000)))).toBe(code)
  })

  it('have their secret in base 32, as RFC 4648 writes it', () => {
    expect(SECRET).toBe('gezdgnbvgy3tqojqgezdgnbvgy3tqojq')
    expect(newTotpSecret()).toMatch(/^[a-z2-7]{32}$/)
    expect(newTotpSecret()).not.toBe(newTotpSecret())
  })

  it('are valid in their own half minute and the ones beside it only', () => {
    const step = 1000
    const code = totpAt(SECRET, step)
    const at = (seconds: number) => findTotpStep(SECRET, code, new Date(seconds * 1000))
    expect(at(step * 30 - 31)).toBeNull()
    expect(at(step * 30 - 30)).toBe(step)
    expect(at(step * 30)).toBe(step)
    expect(at(step * 30 + 59)).toBe(step)
    expect(at(step * 30 + 60)).toBeNull()
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('are not %j', (code) => {
    expect(findTotpStep(SECRET, code, new Date(59_000))).toBeNull()
  })

  it('reach the app by an address that names site and account', () => {
    expect(totpAddress('CPT Recommends', 'admin@example.co.za', SECRET)).toBe(
      'otpauth://totp/CPT%20Recommends:admin%40example.co.za?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=CPT%20Recommends',
    )
  })
})
