import { create } from 'qrcode'
import { describe, expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

const TEXT = 'https://cptrecommends.example/business/7fKq2mVw9XbTz4Lc'
const { size: COUNT, data } = create(TEXT, { errorCorrectionLevel: 'Q' }).modules
const DARK = data.reduce((dark, square) => dark + (square ? 1 : 0), 0)

/** Every rectangle of a path, in the order it was drawn. */
const rectangles = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map((match) => {
    const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map(Number)
    return { x, y, width, height }
  })

describe('a QR code as a path', () => {
  it('draws every dark square, and no light one', () => {
    const cell = 54 / COUNT
    const area = rectangles(qrPath(TEXT, { size: 54, level: 'Q' })).reduce(
      (sum, { width }) => sum + Math.round(width / cell),
      0,
    )
    expect(area).toBe(DARK)
  })

  it('stands where it is put, with its quiet zone inside its size', () => {
    const cell = 3
    const size = (COUNT + 8) * cell
    const drawn = rectangles(qrPath(TEXT, { size, left: 10, top: 20, level: 'Q', quiet: 4 }))
    // The three corner marks reach to the edges of what is drawn.
    expect(Math.min(...drawn.map(({ x }) => x))).toBe(10 + 4 * cell)
    expect(Math.min(...drawn.map(({ y }) => y))).toBe(20 + 4 * cell)
    expect(Math.max(...drawn.map(({ x, width }) => x + width))).toBe(10 + size - 4 * cell)
    expect(Math.max(...drawn.map(({ y, height }) => y + height))).toBe(20 + size - 4 * cell)
  })
})
