import type { Category } from '#shared/catalogue/categories.ts'
import { categoryCopy } from '#shared/catalogue/category-copy.ts'
import type { Art } from './art.ts'
import { COLUMN, HEIGHT, INK, mountedPrint, PRINT, textAt, toJpeg, WIDTH } from './compose.ts'
import { fitText, type TextRaster } from './text-raster.ts'

/** The poster: the view, and the headline on its sky. */
export async function drawHomePicture(art: Art, raster: TextRaster): Promise<Buffer> {
  const centred = { colour: INK, width: 1100, align: 'centre' } as const
  const [view, headline, subtitle] = await Promise.all([
    art.hang('hero-poster.webp', { x: 0, y: 0, width: WIDTH, height: HEIGHT }),
    raster('CPT Recommends Spots', { face: 'display', size: 76, ...centred }),
    raster('Real ratings, reviews from locals, and booking built in.', {
      face: 'text',
      size: 30,
      ...centred,
    }),
  ])
  const centre = (width: number) => (WIDTH - width) / 2
  return toJpeg(
    '#f9cfa2',
    [
      view,
      textAt(headline, centre(headline.width), 46),
      textAt(subtitle, centre(subtitle.width), 64 + headline.height),
    ].join('\n'),
  )
}

export async function drawCategoryPicture(
  category: Category,
  art: Art,
  raster: TextRaster,
): Promise<Buffer> {
  const copy = categoryCopy(category.slug)
  const colour = copy.night ? '#fffdf7' : INK
  const column = { colour, width: COLUMN.width }
  const [scene, logo, title, line] = await Promise.all([
    art.place(`category-${category.slug}.svg`, PRINT),
    art.place(
      copy.night ? 'logo-reversed.svg' : 'logo.svg',
      { x: COLUMN.x, y: 66, width: 314, height: 45 },
      'xMinYMid',
    ),
    fitText(
      raster,
      `${category.title} in Cape Town`,
      { face: 'display', ...column },
      { sizes: [68, 60, 52, 44], height: 230 },
    ),
    raster(copy.description, { face: 'text', size: 32, ...column }),
  ])
  const top = 150 + Math.max(0, (420 - title.height - 28 - line.height) / 2)
  return toJpeg(
    copy.sky,
    [
      mountedPrint(scene),
      logo,
      textAt(title, COLUMN.x, top),
      textAt(line, COLUMN.x, top + title.height + 28),
    ].join('\n'),
  )
}
