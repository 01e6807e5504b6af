import sharp from 'sharp'
import type { Raster } from './text-raster.ts'

export const WIDTH = 1200
export const HEIGHT = 630
export const INK = '#12304a'
const CARD = '#fffdf7'

/** The left half: a framed print, slightly rotated, as on the pages. */
export const PRINT = { x: 66, y: 106, width: 556, height: 417 }

/** The text is to the right of the print. */
export const COLUMN = { x: 686, width: 456 }

/** The drawing must fill PRINT. */
export function mountedPrint(inner: string): string {
  const { x, y, width, height } = PRINT
  const mat = 16
  return `<clipPath id="print"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14"/></clipPath>
<g transform="rotate(-1.2 ${x + width / 2} ${y + height / 2})">
<rect x="${x - mat}" y="${y - mat + 14}" width="${width + 2 * mat}" height="${height + 2 * mat}" rx="26" fill="#7a4a1e" opacity="0.16"/>
<rect x="${x - mat}" y="${y - mat}" width="${width + 2 * mat}" height="${height + 2 * mat}" rx="26" fill="${CARD}"/>
<g clip-path="url(#print)">${inner}</g>
</g>`
}

export function textAt({ href, width, height }: Raster, x: number, y: number): string {
  return `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}"/>`
}

/** Far below 300 KB: WhatsApp omits larger pictures from its preview. */
export function toJpeg(background: string, content: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="${background}"/>${content}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}
