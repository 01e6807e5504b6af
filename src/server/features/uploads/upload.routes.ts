import type { FastifyError, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { imageUrl } from '#server/platform/images/image-url.ts'
import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGABYTES } from '#shared/catalogue/image-sizes.ts'
import { api } from '#shared/paths.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { uploadAnswerSchema } from '#shared/schemas/upload.ts'
import type { UploadService } from './upload.service.ts'

/** For the multipart headers and boundaries around the image. */
const FORM_ROOM = 16 * 1024
const UPLOADS = { requests: 30, seconds: 600 }

const TOO_LARGE = `That picture is larger than ${IMAGE_MAX_MEGABYTES} MB. Please send a smaller one.`
const NO_FILE = "Please send the picture in the field 'image'."

interface UploadOptions {
  uploads: UploadService
  guards: Guards
  limits: Limits
}

export const uploadRoutes: FastifyPluginAsyncZod<UploadOptions> = async (
  app,
  { uploads, guards, limits },
) => {
  // Read completely, then parsed: a streaming parser left errors that nobody could catch when a form broke
  // off in a part it had skipped.
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: IMAGE_MAX_BYTES + FORM_ROOM },
    (_request, body, done) => done(null, body),
  )
  app.setErrorHandler((error: FastifyError) => {
    throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge(error) : error
  })

  app.post(
    api.upload,
    {
      onRequest: guards.require(whyNot.manageBusiness),
      preParsing: (request) => limits.consume('upload', signedInUser(request).id, UPLOADS),
      schema: {
        tags: ['owner'],
        summary: 'Send a picture (multipart, field image); answers its address',
        consumes: ['multipart/form-data'],
        response: { 200: uploadAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { id } = signedInUser(request)
      const bytes = await readImageField(request)
      return { imageUrl: imageUrl(await uploads.create(id, bytes)) ?? '' }
    },
  )
}

async function readImageField({ body, headers }: FastifyRequest): Promise<Buffer> {
  if (!Buffer.isBuffer(body)) throw new Refusal('invalid', NO_FILE)
  const message = new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  const form = await message.formData().catch((cause) => {
    throw new Refusal('invalid', NO_FILE, { cause })
  })
  const file = form.get('image')
  if (!(file instanceof File)) throw new Refusal('invalid', NO_FILE)
  if (file.size > IMAGE_MAX_BYTES) throw tooLarge()
  return Buffer.from(await file.arrayBuffer())
}

function tooLarge(cause?: unknown): Refusal {
  return new Refusal('too-large', TOO_LARGE, { cause })
}
