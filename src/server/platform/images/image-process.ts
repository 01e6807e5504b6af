import type { EncodedImage } from './image-encoder.ts'
import type { PictureJob } from './picture-job.ts'
import { createPictureProcess } from './picture-process.ts'

/** Takes in photos and drawings. */
export const createImageProcess = () =>
  createPictureProcess<PictureJob, EncodedImage>({
    folder: import.meta.dirname,
    name: 'picture-worker',
  })
