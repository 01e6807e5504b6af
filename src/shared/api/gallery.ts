import { z } from 'zod'
import { galleryRequestSchema, ownGallerySchema } from '#shared/schemas/gallery.ts'
import { endpoints } from './endpoint.ts'

export const galleryApi = endpoints({
  'GET /api/business/images': {
    who: 'paid owner',
    summary: 'The photos of the own business, also those that its plan does not show',
    answer: ownGallerySchema,
  },
  'POST /api/business/images': {
    who: 'paid owner',
    summary: 'Add a photo to the own business (multipart, field image)',
    description: 'The first becomes the cover. The same photo sent twice is added once.',
    accepts: 'multipart',
    answer: ownGallerySchema,
  },
  'PUT /api/business/images': {
    who: 'paid owner',
    summary: 'Order and captions of the photos of the own business; the first is the cover',
    description: 'Answers 409 if the list is not of the photos that are there now.',
    body: galleryRequestSchema,
    answer: ownGallerySchema,
  },
  'DELETE /api/business/images/:imageId': {
    who: 'paid owner',
    summary: 'Remove a photo of the own business',
    params: z.object({ imageId: z.string() }),
    answer: ownGallerySchema,
  },
})
