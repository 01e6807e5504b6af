import type { FastifyError, FastifyRequest } from 'fastify'
import { signedInUser } from '#server/features/accounts/guards.ts'
import { AppError } from '#server/platform/errors.ts'
import { fileOf, readMultipart } from '#server/platform/http/forms/multipart.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGABYTES } from '#shared/catalogue/image-sizes.ts'

/** For the multipart headers and boundaries around the image. */
const FORM_ROOM = 16 * 1024
const UPLOADS = { requests: 30, seconds: 600 }

const TOO_LARGE = `That picture is larger than ${IMAGE_MAX_MEGABYTES} MB. Please send a smaller one.`
const NO_FILE = "Please send the picture in the field 'image'."

/** The options of a call that is sent one image: its size, and how many a user may send. */
export const takesImage = (limits: Limits) => ({
  bodyLimit: IMAGE_MAX_BYTES + FORM_ROOM,
  preParsing: (request: FastifyRequest) =>
    limits.consume('upload', signedInUser(request).id, UPLOADS),
  errorHandler: (error: FastifyError) => {
    throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge(error) : error
  },
})

export async function readImageField(
  request: Pick<FastifyRequest, 'body' | 'headers'>,
): Promise<Buffer> {
  const file = await fileOf(await readMultipart(request), 'image')
  if (!file) throw new AppError('invalid', NO_FILE)
  if (file.bytes.length > IMAGE_MAX_BYTES) throw tooLarge()
  return file.bytes
}

function tooLarge(cause?: unknown): AppError {
  return new AppError('too-large', TOO_LARGE, { cause })
}
