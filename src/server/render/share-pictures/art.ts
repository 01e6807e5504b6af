import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { colourwayOf, signFor } from '#web/components/art/shopfront-sign.ts'
import type { TextRaster } from './text-raster.ts'

/** As in web/components/art/shopfront.css, except bay. */
const COLOURWAYS: Record<ReturnType<typeof colourwayOf>, Record<string, string>> = {
  bay: {},
  sun: { wall: '#f7b733', 'wall-shade': '#e09a1f', awning: '#16708f' },
  coral: { wall: '#e9603f', 'wall-shade': '#a8392f', awning: '#f7b733' },
  sage: {
    wall: '#8db58a',
    'wall-shade': '#6f9e74',
    awning: '#d6456e',
    sky: '#fbe3c0',
    ring: '#fdedd3',
  },
  pink: {
    wall: '#f0869a',
    'wall-shade': '#d6456e',
    awning: '#0d4b6c',
    sky: '#fbe3c0',
    ring: '#fdedd3',
  },
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The site's own drawings, ready to be embedded in another SVG. */
export function createArt(publicDir: string, raster: TextRaster) {
  const read = (name: string) => readFile(path.join(publicDir, 'art', name), 'utf8')

  return {
    /** A whole drawing, fitted like `object-fit: cover`. */
    place: async (name: string, box: Box, anchor = 'xMidYMid') =>
      inBox(await read(name), box, anchor),

    /** A raster image, cropped to the box from its top. */
    hang: async (name: string, { x, y, width, height }: Box) => {
      const points = await sharp(path.join(publicDir, 'art', name))
        .resize({ width, height, position: 'top' })
        .png()
        .toBuffer()
      return `<image href="data:image/png;base64,${points.toString('base64')}" x="${x}" y="${y}" width="${width}" height="${height}"/>`
    },

    /** The drawing for a business without an image, as on the pages. */
    shopfront: async (id: string, businessName: string, box: Box) => {
      const colours = COLOURWAYS[colourwayOf(id)]
      const drawing = (await read('placeholder-business.svg')).replace(
        /var\(--ph-([a-z-]+),\s*(#[0-9A-Fa-f]+)\)/g,
        (_, part: string, own: string) => colours[part] ?? own,
      )
      const sign = signFor(businessName)
      const text = await raster(sign.text, {
        face: 'display',
        size: sign.size * 4,
        colour: '#fcf6ea',
        width: 4000,
      })
      const width = Math.min(text.width / 4, sign.width ?? 222)
      const height = (text.height / 4) * Math.min(1, (width * 4) / text.width)
      const painted = `<image href="${text.href}" x="${240 - width / 2}" y="${134 - height / 2}" width="${width}" height="${height}"/>`
      return inBox(drawing.replace('</svg>', `${painted}</svg>`), box, 'xMidYMid')
    },
  }
}

export type Art = ReturnType<typeof createArt>

function inBox(drawing: string, { x, y, width, height }: Box, anchor: string): string {
  const viewBox = /viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '0 0 480 360'
  const inner = drawing.slice(drawing.indexOf('>', drawing.indexOf('<svg')) + 1)
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${anchor} slice">${inner}`
}
