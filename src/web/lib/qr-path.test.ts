import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

const TEXT = 'https://cptrecommends.example/business/7fKq2mVw9XbTz4Lc'

/** Every rectangle of a path, in drawing order. */
const rectangles = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map((match) => {
    const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map(Number)
    return { x, y, width, height }
  })

/** The modules that a camera would read from the path on white. */
async function readBack(path: string, size: number): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

describe('a QR code as a path', () => {
  it.each(['M', 'Q'] as const)('is read back by a decoder, level %s', async (level) => {
    const path = qrPath(TEXT, { size: 400, level, quiet: 4 })
    expect(await readBack(path, 400)).toBe(TEXT)
  })

  it('stands where it is put, with its quiet zone inside its size', () => {
    const size = 400
    const drawn = rectangles(qrPath(TEXT, { size, left: 10, top: 20, level: 'Q', quiet: 4 }))
    const cell = drawn[0]?.height ?? 0
    // The three corner marks reach the edges of the drawing.
    expect(Math.min(...drawn.map(({ x }) => x))).toBeCloseTo(10 + 4 * cell, 1)
    expect(Math.min(...drawn.map(({ y }) => y))).toBeCloseTo(20 + 4 * cell, 1)
    expect(Math.max(...drawn.map(({ x, width }) => x + width))).toBeCloseTo(10 + size - 4 * cell, 1)
    expect(Math.max(...drawn.map(({ y, height }) => y + height))).toBeCloseTo(
      20 + size - 4 * cell,
      1,
    )
  })
})
