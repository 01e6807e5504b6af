import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { CATEGORY_OF_INDUSTRY } from '#shared/catalogue/industries.ts'
import type { Business } from '#shared/schemas/business.ts'
import type { PosterFormat } from '#shared/share-picture.ts'
import {
  drawPoster,
  POSTER_PAGE,
  type PosterLine,
  posterLines,
} from '#web/features/profile/poster-layout.ts'
import { pdfOfPicture } from './pdf-of-picture.ts'
import type { TextRaster } from './text-raster.ts'

const DPI = 300
const MM_PER_INCH = 25.4
const POINTS_PER_INCH = 72
const DOTS_PER_MM = DPI / MM_PER_INCH
/** The width between the margins: a longer line is drawn smaller. */
const WIDEST_MM = 128
/** The height of capital letters, relative to the font size. */
const CAPITAL = 0.72

interface PosterOrder {
  business: Business
  url: string
  format: PosterFormat
}

/** The poster of a listing as a raster image, for copy shops that cannot open SVG. */
export async function drawPosterFile(
  { business, url, format }: PosterOrder,
  publicDir: string,
  raster: TextRaster,
): Promise<Buffer> {
  const { businessName, industry } = business
  const read = (name: string) => readFile(path.join(publicDir, 'art', name), 'utf8')
  const [scene, mark, ...lines] = await Promise.all([
    read(`category-${CATEGORY_OF_INDUSTRY[industry]}.svg`),
    read('mark.svg'),
    ...posterLines({ businessName, url }).map((line) => setLine(line, raster)),
  ])
  const svg = drawPoster({ businessName, url, scene, mark }, lines.join('\n'), DOTS_PER_MM)
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#fcf6ea' })
  if (format === 'png') return picture.png().withMetadata({ density: DPI }).toBuffer()
  // Full colour resolution: the edges of the QR code stay sharp.
  const { data, info } = await picture
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  const points = (mm: number) => (mm / MM_PER_INCH) * POINTS_PER_INCH
  return pdfOfPicture(
    { jpeg: data, width: info.width, height: info.height },
    { width: points(POSTER_PAGE.width), height: points(POSTER_PAGE.height) },
  )
}

async function setLine({ text, x, y, size, face, colour }: PosterLine, raster: TextRaster) {
  const { href, ...dots } = await raster(text, {
    face,
    size: size * DOTS_PER_MM,
    colour,
    width: 10_000,
  })
  const width = Math.min(dots.width / DOTS_PER_MM, WIDEST_MM)
  const height = (width * dots.height) / dots.width
  return `<image href="${href}" x="${x - width / 2}" y="${y - size * CAPITAL}" width="${width}" height="${height}"/>`
}
