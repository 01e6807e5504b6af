import encodeQR from 'qr'

const LEVELS = { M: 'medium', Q: 'quartile' } as const

interface QrLook {
  /** The size of the whole square, quiet zone included. */
  size: number
  left?: number
  top?: number
  /** Error correction: M recovers a seventh, Q a quarter. */
  level: keyof typeof LEVELS
  /** The quiet zone in modules; none if the surrounding page is light and wide enough. */
  quiet?: number
}

/** The dark modules of a QR code as one SVG path, a rectangle for each run. */
export function qrPath(text: string, { size, left = 0, top = 0, level, quiet = 0 }: QrLook) {
  // The library adds at least one empty module on each side; the quiet zone here is our own.
  const bordered = encodeQR(text, 'raw', { ecc: LEVELS[level], border: 1 })
  const rows = bordered.slice(1, -1).map((squares) => squares.slice(1, -1))
  const count = rows.length
  const cell = size / (count + 2 * quiet)
  const at = (value: number) => Number(value.toFixed(3))
  let path = ''
  for (const [row, squares] of rows.entries()) {
    for (let column = 0; column < count; column += 1) {
      let run = 0
      while (column + run < count && squares[column + run]) run += 1
      if (run === 0) continue
      const x = left + (column + quiet) * cell
      const y = top + (row + quiet) * cell
      path += `M${at(x)} ${at(y)}h${at(run * cell)}v${at(cell)}h${at(-run * cell)}z`
      column += run
    }
  }
  return path
}
