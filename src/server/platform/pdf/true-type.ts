/** What a PDF file needs to know of an embedded TrueType font. */
export interface TrueType {
  bytes: Buffer
  /** Undefined if the font has no such letter. */
  glyphOf(letter: string): number | undefined
  /** In thousandths of the size, as all measures here. */
  widthOf(glyph: number): number
  box: number[]
  ascent: number
  descent: number
}

/** Reads the tables with the letters and their widths; offsets as in the OpenType specification. */
export function readTrueType(bytes: Buffer): TrueType {
  const tables = new Map<string, number>()
  for (let index = 0; index < bytes.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16
    tables.set(bytes.toString('latin1', entry, entry + 4), bytes.readUInt32BE(entry + 8))
  }
  const at = (name: string) => tables.get(name) ?? 0
  const thousandths = (units: number) =>
    Math.round((units * 1000) / bytes.readUInt16BE(at('head') + 18))
  const fullMetrics = bytes.readUInt16BE(at('hhea') + 34)
  const letters = readLetters(bytes, at('cmap'))
  return {
    bytes,
    glyphOf: (letter) => letters.get(letter.codePointAt(0) ?? 0),
    widthOf: (glyph) =>
      thousandths(bytes.readUInt16BE(at('hmtx') + Math.min(glyph, fullMetrics - 1) * 4)),
    box: [36, 38, 40, 42].map((offset) => thousandths(bytes.readInt16BE(at('head') + offset))),
    ascent: thousandths(bytes.readInt16BE(at('hhea') + 4)),
    descent: thousandths(bytes.readInt16BE(at('hhea') + 6)),
  }
}

/** The glyph of each code point, from the subtable of format 4. */
function readLetters(bytes: Buffer, cmap: number): Map<number, number> {
  const letters = new Map<number, number>()
  const subtables = Array.from({ length: bytes.readUInt16BE(cmap + 2) }, (_, index) =>
    bytes.readUInt32BE(cmap + 8 + index * 8),
  )
  const table = cmap + (subtables.find((start) => bytes.readUInt16BE(cmap + start) === 4) ?? 0)
  const size = bytes.readUInt16BE(table + 6)
  for (let segment = 0; segment < size; segment += 2) {
    const end = bytes.readUInt16BE(table + 14 + segment)
    const start = bytes.readUInt16BE(table + 16 + size + segment)
    const delta = bytes.readUInt16BE(table + 16 + 2 * size + segment)
    const rangeAt = table + 16 + 3 * size + segment
    const range = bytes.readUInt16BE(rangeAt)
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? code : bytes.readUInt16BE(rangeAt + range + 2 * (code - start))
      if (glyph !== 0) letters.set(code, (glyph + delta) & 0xffff)
    }
  }
  return letters
}
