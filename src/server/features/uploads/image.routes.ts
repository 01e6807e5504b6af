import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '#server/platform/errors.ts'
import { isImageFile } from '#server/platform/images/image-files.ts'
import { IMAGE_KEY } from '#server/platform/images/image-key.ts'
import type { UploadService } from './upload.service.ts'

const paramsSchema = z.object({ key: z.string(), file: z.string() })

export const imageRoutes: FastifyPluginAsyncZod<{ uploads: UploadService }> = async (
  app,
  { uploads },
) => {
  app.get(
    '/images/:key/:file',
    { schema: { hide: true, params: paramsSchema } },
    async ({ params: { key, file } }, reply) => {
      // Only exact names: no part of a path from outside reaches the file system.
      const stored = IMAGE_KEY.test(key) && isImageFile(file) && (await uploads.openFile(key, file))
      if (!stored) throw new AppError('not-found', 'We can’t find that picture.')
      return reply
        .header('content-type', stored.type)
        .header('content-length', stored.size)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(stored.stream)
    },
  )
}
