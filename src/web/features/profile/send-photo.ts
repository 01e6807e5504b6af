import { addressOf } from '#shared/api/address.ts'
import type { AnswerOf } from '#shared/api/api.ts'
import { ApiError } from '#shared/api-error.ts'
import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGABYTES } from '#shared/catalogue/image-sizes.ts'
import { shrinkPhoto } from './shrink-photo.ts'

const TOO_LARGE = `That picture is larger than ${IMAGE_MAX_MEGABYTES} MB. Please choose a smaller one.`

type PhotoCall = 'POST /api/upload' | 'POST /api/business/images'

/** Makes a photo smaller and sends it, with its progress. Only XMLHttpRequest can report that. */
export async function sendPhoto<C extends PhotoCall>(
  call: C,
  file: Blob,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<AnswerOf<C>> {
  const photo = await shrinkPhoto(file)
  signal?.throwIfAborted()
  if (photo.size > IMAGE_MAX_BYTES) throw new ApiError(413, TOO_LARGE)
  return new Promise((resolve, reject) => {
    const form = new FormData()
    form.append('image', photo, 'photo')
    const request = new XMLHttpRequest()
    request.open('POST', addressOf<PhotoCall>(call))
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(request.response)
      else
        reject(new ApiError(request.status, request.response?.detail ?? 'The server did not say.'))
    })
    request.addEventListener('error', () =>
      reject(new ApiError(0, 'The connection broke. Please try again.')),
    )
    signal?.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(form)
  })
}
