import sharp from 'sharp'
import type { Category } from '#shared/catalogue/categories.ts'
import type { BlogPostSummary } from '#shared/schemas/blog-post.ts'
import type { Business } from '#shared/schemas/business.ts'
import type { PosterFormat } from '#shared/share-picture.ts'
import { createArt } from './art.ts'
import { drawArticlePicture } from './article-picture.ts'
import { drawBusinessPicture } from './business-picture.ts'
import { drawCategoryPicture, drawHomePicture } from './page-pictures.ts'
import { drawPosterFile } from './poster-file.ts'
import { createTextRaster } from './text-raster.ts'

/** The content of a card: the complete input of the drawing process. */
export type SharePicture =
  | { of: 'home' }
  | { of: 'category'; category: Category }
  | { of: 'article'; post: BlogPostSummary }
  | { of: 'business'; business: Business; photo: Uint8Array | null }
  | { of: 'poster'; business: Business; url: string; format: PosterFormat }

/** Finished pictures are cached elsewhere; their parts are not needed again. */
sharp.cache(false)

export interface SharePictureJob {
  /** Where the art and the fonts are. */
  publicDir: string
  picture: SharePicture
}

/** Runs in a process of its own: see share-picture-worker.ts. */
export function drawSharePicture({ publicDir, picture }: SharePictureJob): Promise<Buffer> {
  const raster = createTextRaster(publicDir)
  const art = createArt(publicDir, raster)
  switch (picture.of) {
    case 'home':
      return drawHomePicture(art, raster)
    case 'category':
      return drawCategoryPicture(picture.category, art, raster)
    case 'article':
      return drawArticlePicture(picture.post, art, raster)
    case 'business': {
      const { business, photo } = picture
      return drawBusinessPicture(business, photo && Buffer.from(photo), art, raster)
    }
    case 'poster':
      return drawPosterFile(picture, publicDir, raster)
  }
}
