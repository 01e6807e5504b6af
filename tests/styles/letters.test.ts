import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readTrueType } from '#server/platform/pdf/true-type.ts'

/** Beyond Western European: Sepedi, Tshivenda, and names that came from elsewhere. */
const LETTERS = [...'ŠšḒḓḼḽṄṅṊṋṰṱĆćŌōŽžČčŁłŐő']

it.each([
  'public/fonts/hanken-grotesk-600.ttf',
  'public/fonts/montagu-slab-700.ttf',
  'public/fonts/hanken-grotesk-pdf-regular.ttf',
  'public/fonts/hanken-grotesk-pdf-bold.ttf',
])('%s has every letter of a South African name', (file) => {
  const font = readTrueType(readFileSync(file))
  expect(LETTERS.filter((letter) => font.glyphOf(letter) === undefined)).toEqual([])
})

it.each(['Hanken Grotesk Variable', 'Montagu Slab Variable'])(
  'the style sheet loads %s for every such letter',
  (family) => {
    const sheet = readFileSync('src/web/styles/fonts.css', 'utf8')
    const ranges = [...sheet.matchAll(/font-family: "(.*?)";[^}]*?unicode-range:([^;]*)/g)]
      .filter(([, name]) => name === family)
      .flatMap(([, , range = '']) => [...range.matchAll(/U\+(\w+)-(\w+)/g)])
      .map(([, from = '', to = '']) => [Number.parseInt(from, 16), Number.parseInt(to, 16)])
    const filesOf = (letter: string) =>
      ranges.filter(([from = 0, to = 0]) => {
        const code = letter.codePointAt(0) ?? 0
        return from <= code && code <= to
      }).length
    expect(LETTERS.filter((letter) => filesOf(letter) !== 1)).toEqual([])
  },
)
