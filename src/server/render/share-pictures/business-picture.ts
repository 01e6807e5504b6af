import sharp from 'sharp'
import { businessLine } from '#shared/catalogue/business-line.ts'
import type { Business } from '#shared/schemas/business.ts'
import { plural } from '#shared/text/numbers.ts'
import { starPath } from '#web/components/art/star-path.ts'
import { filledStars, MAX_STARS } from '#web/components/ui/stars/stars-in-words.ts'
import type { Art } from './art.ts'
import { COLUMN, INK, mountedPrint, PRINT, textAt, toJpeg } from './compose.ts'
import { fitText, type TextRaster } from './text-raster.ts'

const SKY = '#fbdfc4'
const STAR_SCALE = 1.6
const STAR_PITCH = 26
const STARS_HEIGHT = 24 * STAR_SCALE
const GAP = 30
/** The text area: between the logo and the lower edge. */
const ROOM = { top: 150, bottom: 570 }

/** Name, stars and place beside the image, in the style of the business page. */
export async function drawBusinessPicture(
  business: Business,
  photo: Buffer | null,
  art: Art,
  raster: TextRaster,
): Promise<Buffer> {
  const column = { colour: INK, width: COLUMN.width }
  const [print, logo, name, line, score] = await Promise.all([
    photo ? photoInPrint(photo) : art.shopfront(business.id, business.businessName, PRINT),
    art.place('logo.svg', { x: COLUMN.x, y: 66, width: 314, height: 45 }, 'xMinYMid'),
    fitText(
      raster,
      business.businessName,
      { face: 'display', ...column },
      { sizes: [72, 64, 56, 48, 40, 32], height: 215 },
    ),
    fitText(
      raster,
      businessLine(business),
      { face: 'text', ...column },
      { sizes: [32, 29, 26], height: 44 },
    ),
    raster(scoreText(business), { face: 'text', size: 30, ...column }),
  ])

  const height = name.height + GAP + STARS_HEIGHT + GAP + line.height
  const top = ROOM.top + Math.max(0, (ROOM.bottom - ROOM.top - height) / 2)
  const starsTop = top + name.height + GAP
  const scoreX = COLUMN.x + (MAX_STARS * STAR_PITCH + 6) * STAR_SCALE
  return toJpeg(
    SKY,
    [
      mountedPrint(print),
      logo,
      textAt(name, COLUMN.x, top),
      stars(business.ratingAvg, COLUMN.x, starsTop),
      textAt(score, scoreX, starsTop + (STARS_HEIGHT - score.height) / 2),
      textAt(line, COLUMN.x, starsTop + STARS_HEIGHT + GAP),
    ].join('\n'),
  )
}

function scoreText({ ratingAvg, ratingCount }: Business): string {
  if (ratingCount === 0) return 'No reviews yet'
  return `${ratingAvg.toFixed(1)}  ·  ${ratingCount} ${plural(ratingCount, 'review')}`
}

const HALF_FILL =
  '<linearGradient id="half"><stop offset="50%" stop-color="#f7b733"/><stop offset="50%" stop-color="#f7b733" stop-opacity="0"/></linearGradient>'

function stars(value: number, x: number, y: number): string {
  const filled = filledStars(value)
  const fillOf = (index: number) =>
    index + 1 <= filled ? '#f7b733' : index < filled ? 'url(#half)' : 'none'
  const shapes = Array.from(
    { length: MAX_STARS },
    (_, index) => `<path d="${starPath(index * STAR_PITCH)}" fill="${fillOf(index)}"/>`,
  )
  return `${HALF_FILL}<g transform="translate(${x - 2 * STAR_SCALE} ${y}) scale(${STAR_SCALE})" stroke="#b26a00" stroke-width="1.4" stroke-linejoin="round">${shapes.join('')}</g>`
}

async function photoInPrint(photo: Buffer): Promise<string> {
  const { x, y, width, height } = PRINT
  const fitted = await sharp(photo)
    .resize(width * 2, height * 2)
    .jpeg({ quality: 88 })
    .toBuffer()
  return `<image href="data:image/jpeg;base64,${fitted.toString('base64')}" x="${x}" y="${y}" width="${width}" height="${height}"/>`
}
