import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#shared/api-error.ts'
import { sendPhoto } from '#web/features/profile/send-photo.ts'
import { galleryQuery, showGallery } from './gallery.query.ts'

/** More at once would only share the same line. */
const PARALLEL = 2

export interface QueuedPhoto {
  key: number
  file: File
  previewUrl: string
  state: 'waiting' | 'sending' | 'failed'
  /** How much of it is sent, from 0 to 1. */
  share: number
  error?: string
}

let lastKey = 0

/** Chosen photos on their way: each is a request of its own, which can be tried again. */
export function usePhotoQueue() {
  const queryClient = useQueryClient()
  const [queue, setQueue] = useState<readonly QueuedPhoto[]>([])
  const started = useRef(new Map<number, AbortController>())
  const urls = useRef(new Set<string>())

  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url)
    },
    [],
  )
  const update = (key: number, change: Partial<QueuedPhoto>) =>
    setQueue((known) => known.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)))
  /** Stops it if it is on its way. */
  const drop = (key: number) => {
    started.current.get(key)?.abort()
    started.current.delete(key)
    setQueue((known) => known.filter((photo) => photo.key !== key))
  }

  const send = async ({ key, file }: QueuedPhoto, { signal }: AbortController) => {
    try {
      const onProgress = (share: number) => update(key, { share })
      const gallery = await sendPhoto('POST /api/business/images', file, onProgress, signal)
      showGallery(queryClient, gallery)
      drop(key)
    } catch (error) {
      const reason = error instanceof ApiError ? error.detail : 'That did not work.'
      update(key, { state: 'failed', error: reason })
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries(galleryQuery)
    } finally {
      started.current.delete(key)
    }
  }
  useEffect(() => {
    const room = PARALLEL - started.current.size
    const next = queue.filter(({ key, state }) => state === 'waiting' && !started.current.has(key))
    for (const photo of next.slice(0, room)) {
      const stop = new AbortController()
      started.current.set(photo.key, stop)
      update(photo.key, { state: 'sending', share: 0 })
      void send(photo, stop)
    }
  })

  return {
    queue,
    isBusy: queue.some(({ state }) => state !== 'failed'),
    add: (files: readonly File[]) =>
      setQueue((known) => [
        ...known,
        ...files.map((file): QueuedPhoto => {
          lastKey += 1
          const previewUrl = URL.createObjectURL(file)
          urls.current.add(previewUrl)
          return { key: lastKey, file, previewUrl, state: 'waiting', share: 0 }
        }),
      ]),
    retry: (key: number) => update(key, { state: 'waiting' }),
    drop,
  }
}
