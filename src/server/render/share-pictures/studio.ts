import sharp from 'sharp'
import type { Category } from '#shared/catalogue/categories.ts'
import type { BlogPostSummary } from '#shared/schemas/blog-post.ts'
import type { Business } from '#shared/schemas/business.ts'
import { createArt } from './art.ts'
import { drawArticlePicture } from './article-picture.ts'
import { drawBusinessPicture } from './business-picture.ts'
import { drawCategoryPicture, drawHomePicture } from './house-pictures.ts'
import { createTextRaster } from './text-raster.ts'

/** Finished pictures are kept as they are sent; parts of them are not asked for again. */
sharp.cache(false)

/** Everything that draws, behind one door that is opened when it is needed. */
export function openStudio(publicDir: string) {
  const raster = createTextRaster(publicDir)
  const art = createArt(publicDir, raster)
  return {
    drawHome: () => drawHomePicture(art, raster),
    drawCategory: (category: Category) => drawCategoryPicture(category, art, raster),
    drawArticle: (post: BlogPostSummary) => drawArticlePicture(post, art, raster),
    drawBusiness: (business: Business, photo: Buffer | null) =>
      drawBusinessPicture(business, photo, art, raster),
  }
}
