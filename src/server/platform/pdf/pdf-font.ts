import { deflateSync } from 'node:zlib'
import { pdfObject } from './pdf-file.ts'
import { readTrueType } from './true-type.ts'

export interface PdfFont {
  /** In points. */
  widthOf(text: string, size: number): number
  /** The letters of one page, and the objects of the font for them. */
  use(): { encode(text: string): string; objects(first: number): Buffer[] }
}

const hex = (value: number) => value.toString(16).padStart(4, '0')

/** A font that PDF files embed. A letter that it lacks becomes a question mark. */
export function createPdfFont(name: string, bytes: Buffer): PdfFont {
  const font = readTrueType(bytes)
  const file = deflateSync(font.bytes)
  const unknown = font.glyphOf('?') ?? 0
  // Letters that were typed as base and accent have a glyph of their own.
  const glyphsOf = (text: string) =>
    [...text.normalize('NFC')].map((letter) => ({ letter, glyph: font.glyphOf(letter) ?? unknown }))
  return {
    widthOf: (text, size) =>
      (glyphsOf(text).reduce((sum, { glyph }) => sum + font.widthOf(glyph), 0) * size) / 1000,
    use: () => {
      const used = new Map<number, string>()
      return {
        encode: (text) =>
          glyphsOf(text)
            .map(({ letter, glyph }) => {
              used.set(glyph, glyph === unknown ? '?' : letter)
              return hex(glyph)
            })
            .join(''),
        objects: (first) => {
          const unicode = Buffer.from(toUnicode(used))
          const widths = [...used.keys()].map((glyph) => `${glyph} [${font.widthOf(glyph)}]`)
          const info = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>'
          return [
            pdfObject(
              `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 4} 0 R >>`,
            ),
            pdfObject(
              `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} ${info} /FontDescriptor ${first + 2} 0 R /CIDToGIDMap /Identity /W [${widths.join(' ')}] >>`,
            ),
            pdfObject(
              `<< /Type /FontDescriptor /FontName /${name} /Flags 32 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight 700 /StemV 80 /FontFile2 ${first + 3} 0 R >>`,
            ),
            pdfObject(
              `<< /Length ${file.length} /Length1 ${font.bytes.length} /Filter /FlateDecode >>`,
              file,
            ),
            pdfObject(`<< /Length ${unicode.length} >>`, unicode),
          ]
        },
      }
    },
  }
}

/** So that text can be searched and copied; at most a hundred letters a block. */
function toUnicode(used: ReadonlyMap<number, string>): string {
  const lines = [...used].map(
    ([glyph, letter]) => `<${hex(glyph)}> <${hex(letter.codePointAt(0) ?? 0)}>`,
  )
  const blocks = []
  for (let start = 0; start < lines.length; start += 100) {
    const block = lines.slice(start, start + 100)
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar')
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Letters def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
