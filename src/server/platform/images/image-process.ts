import type { EncodedImage } from './image-encoder.ts'
import type { ImageJob } from './image-job.ts'
import { createWorkerProcess } from './worker-process.ts'

/** Encodes photos and drawings. */
export const createImageProcess = () =>
  createWorkerProcess<ImageJob, EncodedImage>({
    folder: import.meta.dirname,
    name: 'image-worker',
  })
