import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '#shared/api/address.ts'
import type { AnswerOf } from '#shared/api/api.ts'
import { ApiError } from '#shared/api-error.ts'
import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGABYTES } from '#shared/catalogue/image-sizes.ts'
import { toast } from '#web/lib/toast.ts'
import { shrinkPhoto } from './shrink-photo.ts'

const TOO_LARGE = `That picture is larger than ${IMAGE_MAX_MEGABYTES} MB. Please choose a smaller one.`

/** Uploads an image and reports progress. Only XMLHttpRequest can do that. */
function sendImage(
  photo: Blob,
  onProgress: (share: number) => void,
): Promise<AnswerOf<'POST /api/upload'>> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    form.append('image', photo, 'photo')
    const request = new XMLHttpRequest()
    request.open('POST', addressOf('POST /api/upload'))
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
    request.send(form)
  })
}

export function useUploadImage() {
  const [progress, setProgress] = useState(0)
  const upload = useMutation({
    mutationFn: async (file: Blob) => {
      setProgress(0)
      const photo = await shrinkPhoto(file)
      if (photo.size > IMAGE_MAX_BYTES) throw new ApiError(413, TOO_LARGE)
      return sendImage(photo, setProgress)
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Upload failed',
        description: 'Failed to upload image. Please try again.',
      }),
  })
  return { ...upload, progress }
}
