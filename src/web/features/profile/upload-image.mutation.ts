import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#web/lib/toast.ts'
import { sendPhoto } from './send-photo.ts'

export function useUploadImage() {
  const [progress, setProgress] = useState(0)
  const upload = useMutation({
    mutationFn: (file: Blob) => {
      setProgress(0)
      return sendPhoto('POST /api/upload', file, setProgress)
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
