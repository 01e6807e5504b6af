import { z } from 'zod'
import { CAPTION_LENGTH } from '#shared/catalogue/gallery.ts'
import { oneLine } from '#shared/text/plain-name.ts'

export const photoSchema = z.object({
  imageUrl: z.string(),
  caption: z.string().meta({ description: 'What can be seen; empty if its owner has not said.' }),
})
export type Photo = z.infer<typeof photoSchema>

const ownPhotoSchema = photoSchema.extend({
  id: z.string(),
  isShown: z.boolean().meta({ description: 'False for what the plan has no room for.' }),
  deletedISO: z
    .string()
    .nullable()
    .meta({ description: 'When a photo that is not shown will be deleted, as far as is known.' }),
})
export type OwnPhoto = z.infer<typeof ownPhotoSchema>

export const ownGallerySchema = z.object({
  images: z.array(ownPhotoSchema).meta({ description: 'The first is the cover.' }),
  limit: z.int().meta({ description: 'How many the plan shows.' }),
})
export type OwnGallery = z.infer<typeof ownGallerySchema>

/** Far more than any plan has, so that a list from before a change of plan is never too long. */
const MOST_IN_A_LIST = 50

export const galleryRequestSchema = z.object({
  images: z
    .array(
      z.object({
        id: z.string().max(64),
        caption: z
          .string()
          .overwrite(oneLine)
          .max(CAPTION_LENGTH, `Please keep a caption to ${CAPTION_LENGTH} characters.`),
      }),
    )
    .max(MOST_IN_A_LIST, 'Those are more photos than a page can have.')
    .meta({ description: 'Every photo, in the order of the page: the first is the cover.' }),
})
export type GalleryChange = z.output<typeof galleryRequestSchema>['images']
