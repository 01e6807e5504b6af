import path from 'node:path'
import sharp from 'sharp'

const FACES = {
  display: { name: 'Montagu Slab Bold', file: 'montagu-slab-700.ttf' },
  text: { name: 'Hanken Grotesk Semi-Bold', file: 'hanken-grotesk-600.ttf' },
} as const

export interface TextStyle {
  face: keyof typeof FACES
  size: number
  colour: string
  /** Longer texts are wrapped. */
  width: number
  align?: 'left' | 'centre'
}

export interface Raster {
  /** For an SVG <image>. */
  href: string
  width: number
  height: number
}

/**
 * Text as an image, rendered by Pango with our own font files: an SVG's <text> would use the fonts installed
 * on the server, and ours are not installed.
 */
export function createTextRaster(publicDir: string) {
  return async (text: string, style: TextStyle): Promise<Raster> => {
    const face = FACES[style.face]
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${style.colour}" line_height="0.94">${escapeMarkup(text)}</span>`,
        font: `${face.name} ${style.size}`,
        fontfile: path.resolve(publicDir, 'fonts', face.file),
        width: style.width,
        align: style.align ?? 'left',
        wrap: 'word-char',
        dpi: 72,
        rgba: true,
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    return {
      href: `data:image/png;base64,${data.toString('base64')}`,
      width: info.width,
      height: info.height,
    }
  }
}

export type TextRaster = ReturnType<typeof createTextRaster>

/** The largest of the sizes at which the text fits the height. */
export async function fitText(
  raster: TextRaster,
  text: string,
  style: Omit<TextStyle, 'size'>,
  { sizes, height }: { sizes: [number, ...number[]]; height: number },
): Promise<Raster> {
  const [size, ...smaller] = sizes
  const made = await raster(text, { ...style, size })
  const [next, ...rest] = smaller
  if (made.height <= height || next === undefined) return made
  return fitText(raster, text, style, { sizes: [next, ...rest], height })
}

function escapeMarkup(text: string): string {
  return (
    text
      // Characters that XML forbids even when escaped.
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}
