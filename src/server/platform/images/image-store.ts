import type { Readable } from 'node:stream'
import type { EncodedImage } from './image-encoder.ts'

interface StoredFile {
  size: number
  stream: Readable
}

/** Where picture files live: a folder or a bucket. A key always names the same content. */
export interface ImageStore {
  /** All files of the image, or none. Storing it again only makes it young again. */
  put(image: EncodedImage): Promise<void>
  has(key: string): Promise<boolean>
  open(key: string, file: string): Promise<StoredFile | null>
  /**
   * Removes the image unless `isWanted` says, once it is out of the way, that somebody wants it after
   * all. Together with put-record-put (see upload.service.ts) this needs no lock between processes.
   */
  remove(key: string, isWanted: () => Promise<boolean>): Promise<void>
  findKeys(): Promise<string[]>
  /** The images that have not been put since the moment. Also clears away what a dead process left. */
  findKeysOlderThan(moment: Date): Promise<string[]>
}
