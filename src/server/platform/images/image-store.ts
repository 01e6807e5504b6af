import type { Readable } from 'node:stream'
import type { EncodedImage } from './image-encoder.ts'

interface StoredFile {
  size: number
  stream: Readable
}

/** Where image files are stored: a folder or a bucket. A key always names the same content. */
export interface ImageStore {
  /** Stores all files of the image, or none. Storing it again only renews its date. */
  put(image: EncodedImage): Promise<void>
  has(key: string): Promise<boolean>
  open(key: string, file: string): Promise<StoredFile | null>
  /**
   * Removes the image, and restores it if `isWanted` then says that it is in use after all. Together with
   * put-record-put (see upload.service.ts) this needs no lock between processes.
   */
  remove(key: string, isWanted: () => Promise<boolean>): Promise<void>
  findKeys(): Promise<string[]>
  /** Images that have not been put since the given time. Also removes leftovers of a killed process. */
  findKeysOlderThan(moment: Date): Promise<string[]>
}
