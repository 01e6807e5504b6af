import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Refusal } from '#server/errors.ts'
import { type Guards, signedInUser } from '#server/http/guards.ts'
import type { Limits } from '#server/http/limits.ts'
import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGABYTES } from '#shared/catalogue/image-sizes.ts'
import { api } from '#shared/paths.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { uploadAnswerSchema } from '#shared/schemas/upload.ts'
import { imageUrl } from './image-url.ts'
import type { UploadService } from './upload.service.ts'

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
  await app.register(multipart, {
    limits: { fileSize: IMAGE_MAX_BYTES, files: 1, fields: 4, fieldSize: 1024, headerPairs: 20 },
  })

  app.post(
    api.upload,
    {
      onRequest: [guards.requireRole('BUSINESS'), guards.requirePaid],
      schema: {
        tags: ['owner'],
        summary: 'Send a picture (multipart, field image); answers its address',
        consumes: ['multipart/form-data'],
        response: { 200: uploadAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { id } = signedInUser(request)
      await limits.consume('upload', id, { requests: 30, seconds: 600 })
      const bytes = await readImageField(request)
      return { imageUrl: imageUrl(await uploads.create(id, bytes)) ?? '' }
    },
  )
}

async function readImageField(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal('invalid', NO_FILE)
  try {
    const part: MultipartFile | undefined = await request.file()
    if (part?.fieldname !== 'image') throw new Refusal('invalid', NO_FILE)
    return await part.toBuffer()
  } catch (error) {
    if (error instanceof Refusal) throw error
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Refusal('too-large', TOO_LARGE, { cause: error })
    throw new Refusal('invalid', NO_FILE, { cause: error })
  }
}
