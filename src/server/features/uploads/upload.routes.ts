import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { imageUrl } from '#server/platform/images/image-url.ts'
import { readImageField, takesImage } from './image-field.ts'
import type { UploadService } from './upload.service.ts'

export function uploadRoutes(
  route: Route,
  { uploads, limits }: { uploads: UploadService; limits: Limits },
): void {
  route('POST /api/upload', takesImage(limits), async (request) => {
    const bytes = await readImageField(request)
    return { imageUrl: imageUrl(await uploads.create(request.user.id, bytes)) ?? '' }
  })
}
