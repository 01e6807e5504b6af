import { describe, expect, it } from 'vitest'
import { tidy } from './tidy.ts'

describe('a tidied text', () => {
  it.each([
    ['spaces', ' \t\n\u00a0\u3000'],
    ['zero width spaces and joiners', '\u200b\u200c\u200d\u2060\ufeff'],
    ['invisible operators', '\u2061\u2062\u2063\u2064'],
    ['fillers of Hangul and Braille', '\u3164\uffa0\u115f\u1160\u2800'],
    ['soft hyphens and variation selectors', '\u00ad\ufe0f\u{e0100}'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['signs of direction', '\u200e\u200f\u061c\u202e\u2066\u2069'],
    ['control characters', '\u0000\u0007\u001b\u007f'],
  ])('is empty if there are only %s', (_, text) => {
    expect(tidy(text)).toBe('')
    expect(tidy(` ${text}\n${text}`)).toBe('')
  })

  it.each(['👨‍👩‍👧 ❤️', 'שלום, מקום נהדר!', 'مطعم رائع', 'क्‍ष', 'می‌خواهم', '.', '\u200fמצוין\u200e'])(
    'leaves %s as it is',
    (text) => {
      expect(tidy(text)).toBe(text)
    },
  )

  it('has no bidirectional control characters', () => {
    expect(tidy('Ask for \u202egpj.exe\u202c now')).toBe('Ask for gpj.exe now')
    expect(tidy('\u202a+27 82 123 4567\u202c')).toBe('+27 82 123 4567')
    expect(tidy('\u2067left open')).toBe('left open')
  })

  it('has one kind of line end and no NUL', () => {
    expect(tidy(' one\r\ntwo\rthree\u0000\n ')).toBe('one\ntwo\nthree')
  })
})
