import { readImageField, takesImage } from '#server/features/uploads/image-field.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { presentGallery } from './gallery.presenter.ts'
import type { GalleryService } from './gallery.service.ts'

export function galleryRoutes(
  route: Route,
  { galleries, limits }: { galleries: GalleryService; limits: Limits },
): void {
  route('GET /api/business/images', async ({ user }) => {
    const gallery = await galleries.get(user.id)
    return presentGallery(gallery ?? { businessId: '', plan: user.plan, photos: [] })
  })

  route('POST /api/business/images', takesImage(limits), async (request) =>
    presentGallery(await galleries.add(request.user.id, await readImageField(request))),
  )

  route('PUT /api/business/images', async ({ user, body }) =>
    presentGallery(await galleries.arrange(user.id, body.images)),
  )

  route('DELETE /api/business/images/:imageId', async ({ user, params }) =>
    presentGallery(await galleries.remove(user.id, params.imageId)),
  )
}
