import type { Config } from '#server/platform/config/config.ts'
import { createFolderImageStore } from './folder-image-store.ts'
import type { ImageStore } from './image-store.ts'
import { createS3ImageStore } from './s3-image-store.ts'

export function createImageStore({ s3, imagesDir }: Pick<Config, 's3' | 'imagesDir'>): ImageStore {
  return s3 ? createS3ImageStore(s3) : createFolderImageStore(imagesDir)
}
