import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#server/features/accounts/guards.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { imageUrl } from '#server/platform/images/image-url.ts'
import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGABYTES } from '#shared/catalogue/image-sizes.ts'
import type { UploadService } from './upload.service.ts'

/** For the multipart headers and boundaries around the image. */
const FORM_ROOM = 16 * 1024
const UPLOADS = { requests: 30, seconds: 600 }

const TOO_LARGE = `That picture is larger than ${IMAGE_MAX_MEGABYTES} MB. Please send a smaller one.`
const NO_FILE = "Please send the picture in the field 'image'."

export function uploadRoutes(
  route: Route,
  { uploads, limits }: { uploads: UploadService; limits: Limits },
): void {
  route(
    'POST /api/upload',
    {
      bodyLimit: IMAGE_MAX_BYTES + FORM_ROOM,
      preParsing: (request) => limits.consume('upload', signedInUser(request).id, UPLOADS),
      errorHandler: (error) => {
        throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge(error) : error
      },
    },
    async (request) => {
      const bytes = await readImageField(request)
      return { imageUrl: imageUrl(await uploads.create(request.user.id, bytes)) ?? '' }
    },
  )
}

async function readImageField({ body, headers }: FastifyRequest): Promise<Buffer> {
  if (!Buffer.isBuffer(body)) throw new AppError('invalid', NO_FILE)
  const message = new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  const form = await message.formData().catch((cause) => {
    throw new AppError('invalid', NO_FILE, { cause })
  })
  const file = form.get('image')
  if (!(file instanceof File)) throw new AppError('invalid', NO_FILE)
  if (file.size > IMAGE_MAX_BYTES) throw tooLarge()
  return Buffer.from(await file.arrayBuffer())
}

function tooLarge(cause?: unknown): AppError {
  return new AppError('too-large', TOO_LARGE, { cause })
}
