import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pdfFile, pdfObject } from './pdf-file.ts'
import { createPdfFont } from './pdf-font.ts'

/** A4 in points; the origin is the lower left corner. */
export const A4 = { width: 595.28, height: 841.89 }

interface TextStyle {
  size?: number
  bold?: boolean
  /** Grey of 0 to 1; 0 is black. */
  grey?: number
  align?: 'left' | 'right'
}

/** With the letters of all South African languages: PDF readers' own fonts have few beyond Western European. */
const readFonts = () => ({
  text: createPdfFont('HankenGrotesk-Regular', readFont('regular')),
  bold: createPdfFont('HankenGrotesk-Bold', readFont('bold')),
})
let read: ReturnType<typeof readFonts> | undefined
const fontsOf = () => {
  read ??= readFonts()
  return read
}

/** Among the public files: in the source folder during development, in the built site beside the server's. */
function readFont(cut: 'regular' | 'bold'): Buffer {
  const fonts = import.meta.filename.endsWith('.ts')
    ? path.resolve(import.meta.dirname, '../../../../public/fonts')
    : path.resolve(import.meta.dirname.replace(/[\\/]assets$/, ''), '../client/fonts')
  return readFileSync(path.join(fonts, `hanken-grotesk-pdf-${cut}.ttf`))
}

const USUAL_SIZE = 10

const widthOf = (text: string, { size = USUAL_SIZE, bold = false }: TextStyle): number =>
  fontsOf()[bold ? 'bold' : 'text'].widthOf(text, size)

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

/** The objects before the fonts are the catalogue, the pages, the page and its content. */
const FIRST_FONT = 5

/** A page of text and lines. */
export function createPdfPage(): PdfPage {
  const commands: string[] = []
  const cuts = fontsOf()
  const fonts = { text: cuts.text.use(), bold: cuts.bold.use() }
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
        `BT ${grey} g /${bold ? 'Bold' : 'Text'} ${size} Tf ${from.toFixed(2)} ${y.toFixed(2)} Td <${fonts[bold ? 'bold' : 'text'].encode(shown)}> Tj ET`,
      )
    },
    line: (from, to, y) => {
      commands.push(`0.5 w 0.6 G ${from} ${y} m ${to} ${y} l S`)
    },
    finish: () => {
      const content = Buffer.from(commands.join('\n'), 'latin1')
      const text = fonts.text.objects(FIRST_FONT)
      return pdfFile([
        pdfObject('<< /Type /Catalog /Pages 2 0 R >>'),
        pdfObject('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
        pdfObject(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R /Resources << /Font << /Text ${FIRST_FONT} 0 R /Bold ${FIRST_FONT + text.length} 0 R >> >> >>`,
        ),
        pdfObject(`<< /Length ${content.length} >>`, content),
        ...text,
        ...fonts.bold.objects(FIRST_FONT + text.length),
      ])
    },
  }
}
