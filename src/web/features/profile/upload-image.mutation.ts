import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#shared/api-error.ts'
import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGABYTES } from '#shared/catalogue/image-sizes.ts'
import { api } from '#shared/paths.ts'
import type { UploadAnswer } from '#shared/schemas/upload.ts'
import { toast } from '#web/lib/toast.ts'

const TOO_LARGE = `That picture is larger than ${IMAGE_MAX_MEGABYTES} MB. Please choose a smaller one.`

/** Uploads an image and reports progress. Only XMLHttpRequest can do that. */
function sendImage(file: File, onProgress: (share: number) => void): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    form.append('image', file)
    const request = new XMLHttpRequest()
    request.open('POST', api.upload)
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
    mutationFn: async (file: File) => {
      setProgress(0)
      if (file.size > IMAGE_MAX_BYTES) throw new ApiError(413, TOO_LARGE)
      return sendImage(file, setProgress)
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
