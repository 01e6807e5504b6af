import type { BlogPostSummary } from '#shared/schemas/blog-post.ts'
import type { Art } from './art.ts'
import { COLUMN, INK, mountedPrint, PRINT, textAt, toJpeg } from './compose.ts'
import { fitText, type TextRaster } from './text-raster.ts'

/** An article: its cover, its title and its reading time. */
export async function drawArticlePicture(
  post: BlogPostSummary,
  art: Art,
  raster: TextRaster,
): Promise<Buffer> {
  const column = { colour: INK, width: COLUMN.width }
  const [cover, logo, title, line] = await Promise.all([
    art.place(`blog-${post.id}.svg`, PRINT),
    art.place('logo.svg', { x: COLUMN.x, y: 66, width: 314, height: 45 }, 'xMinYMid'),
    fitText(
      raster,
      post.title,
      { face: 'display', ...column },
      { sizes: [56, 50, 44, 38], height: 320 },
    ),
    raster(`${post.category}, ${post.readTime}`, { face: 'text', size: 28, ...column }),
  ])
  const top = 150 + Math.max(0, (420 - title.height - 28 - line.height) / 2)
  return toJpeg(
    '#f6ead3',
    [
      mountedPrint(cover),
      logo,
      textAt(title, COLUMN.x, top),
      textAt(line, COLUMN.x, top + title.height + 28),
    ].join('\n'),
  )
}
