import { describe, expect, it } from 'vitest'
import { headerText } from './header-text.ts'

describe('a text for a header', () => {
  it.each([
    ['Nomsa\r\nBcc: everyone@example.co.za', 'Nomsa Bcc: everyone@example.co.za'],
    ['tab\tand\u0000nul', 'tab and nul'],
    ['line\u2028separator', 'line separator'],
    ['moc.elgoog\u202e//:sptth', 'moc.elgoog //:sptth'],
    ['  Thandi   Mokoena ', 'Thandi Mokoena'],
    ['Café "Zoë" 🌊', 'Café "Zoë" 🌊'],
    ['=?utf-8?Q?=0D=0ABcc:?=', '= ?utf-8?Q?=0D=0ABcc:?='],
    ['', ''],
  ])('%j becomes %j', (text, line) => {
    expect(headerText(text)).toBe(line)
  })

  it('is cut at 150 characters, never inside one', () => {
    const cut = headerText('🌊'.repeat(400))
    expect([...cut]).toHaveLength(150)
    expect(cut.endsWith('🌊…')).toBe(true)
  })
})
