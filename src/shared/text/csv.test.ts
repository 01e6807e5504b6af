import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CSV_BYTE_ORDER_MARK, csvLine, escapeFormula } from './csv.ts'

/** RFC 4180 read back by its own grammar, so that the writer is not checked against itself. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] !== '"') throw new Error(`An unquoted cell at ${at}`)
    let cell = ''
    for (at += 1; ; at += 1) {
      if (at >= text.length) throw new Error('A quote that never closes')
      if (text[at] !== '"') cell += text[at]
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else break
    }
    cells.push(cell)
    at += 1
    if (text[at] === ',') at += 1
    else if (text.startsWith('\r\n', at)) {
      lines.push(cells)
      cells = []
      at += 2
    } else throw new Error(`Neither comma nor line end at ${at}`)
  }
  return lines
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", ' ', 'a'),
  }),
)

describe('csvLine', () => {
  it('quotes every cell and ends the line as Excel wants it', () => {
    expect(csvLine(['Kloof & Comb', 'a "b", c', ''])).toBe('"Kloof & Comb","a ""b"", c",""\r\n')
  })

  it('round-trips every cell, with at most an apostrophe in front', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyText, { minLength: 1 })), (rows) => {
        expect(parseCsv(rows.map(csvLine).join(''))).toEqual(
          rows.map((row) => row.map(escapeFormula)),
        )
      }),
    )
  })
})

describe('escapeFormula', () => {
  it.each([
    ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
    ['+27 82 000 0000', "'+27 82 000 0000"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['Kloof-Comb=1', 'Kloof-Comb=1'],
    ['', ''],
  ])('writes %j as %j', (text, harmless) => {
    expect(escapeFormula(text)).toBe(harmless)
  })

  it('never lets a cell begin as a formula, and never loses text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cell = escapeFormula(text)
        expect(cell).not.toMatch(/^\s*[=+\-@]/)
        expect(cell === text || cell === `'${text}`).toBe(true)
      }),
    )
  })
})

it('begins a file with a byte order mark, so that Excel reads UTF-8', () => {
  expect(new TextEncoder().encode(CSV_BYTE_ORDER_MARK)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
})
