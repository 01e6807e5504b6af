import { pdfFile, pdfObject } from './pdf-file.ts'

/** A4 in points; the origin is the lower left corner. */
export const A4 = { width: 595.28, height: 841.89 }

interface TextStyle {
  size?: number
  bold?: boolean
  /** Grey of 0 to 1; 0 is black. */
  grey?: number
  align?: 'left' | 'right'
}

/** Widths of Helvetica from the space to the tilde, in thousandths of the size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
/** The same of Helvetica-Bold. */
const BOLD_WIDTHS = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
  611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
  278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
]
const USUAL_WIDTH = 556
const USUAL_SIZE = 10

function widthOf(text: string, { size = USUAL_SIZE, bold = false }: TextStyle): number {
  const widths = bold ? BOLD_WIDTHS : WIDTHS
  const letterWidth = (letter: string) => widths[letter.charCodeAt(0) - 32] ?? USUAL_WIDTH
  return ([...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size) / 1000
}

/** Common characters beyond Latin-1, and their codes in WinAnsiEncoding. */
const BEYOND_LATIN = new Map([
  ['€', '\x80'],
  ['…', '\x85'],
  ['‘', '\x91'],
  ['’', '\x92'],
  ['“', '\x93'],
  ['”', '\x94'],
  ['•', '\x95'],
  ['–', '\x96'],
  ['—', '\x97'],
])

/** The built-in fonts of PDF readers have few letters beyond Latin-1; others become a question mark. */
const literal = (text: string) =>
  text
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, (letter) => BEYOND_LATIN.get(letter) ?? '?')
    .replace(/[\\()]/g, (letter) => `\\${letter}`)

/** Truncated to the width, with an ellipsis. */
function cutToWidth(text: string, width: number, style: TextStyle): string {
  if (widthOf(text, style) <= width) return text
  let cut = text
  while (cut !== '' && widthOf(`${cut}...`, style) > width) cut = cut.slice(0, -1)
  return `${cut.trimEnd()}...`
}

/** Word wrap; a word that is wider than a line is cut. */
export function wrapToWidth(text: string, width: number, style: TextStyle = {}): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(cutToWidth(word, width, style))
  }
  return lines
}

export interface PdfPage {
  /** At `x`, which is the right end for right-aligned text; never wider than `width`. */
  text(x: number, y: number, text: string, style?: TextStyle & { width?: number }): void
  line(from: number, to: number, y: number): void
  finish(): Buffer
}

/** A page of text and lines, in the built-in fonts of PDF readers. */
export function createPdfPage(): PdfPage {
  const commands: string[] = []
  return {
    text: (
      x,
      y,
      text,
      { size = USUAL_SIZE, bold = false, grey = 0, align = 'left', width } = {},
    ) => {
      const shown = width === undefined ? text : cutToWidth(text, width, { size, bold })
      const from = align === 'right' ? x - widthOf(shown, { size, bold }) : x
      commands.push(
        `BT ${grey} g /${bold ? 'Bold' : 'Text'} ${size} Tf ${from.toFixed(2)} ${y.toFixed(2)} Td (${literal(shown)}) Tj ET`,
      )
    },
    line: (from, to, y) => {
      commands.push(`0.5 w 0.6 G ${from} ${y} m ${to} ${y} l S`)
    },
    finish: () => {
      const content = Buffer.from(commands.join('\n'), 'latin1')
      const font = (name: string) =>
        pdfObject(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`)
      return pdfFile([
        pdfObject('<< /Type /Catalog /Pages 2 0 R >>'),
        pdfObject('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
        pdfObject(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R /Resources << /Font << /Text 5 0 R /Bold 6 0 R >> >> >>`,
        ),
        pdfObject(`<< /Length ${content.length} >>`, content),
        font('Helvetica'),
        font('Helvetica-Bold'),
      ])
    },
  }
}
