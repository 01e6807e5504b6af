import type { Readable } from 'node:stream'

/** Where the files of backups are stored: a folder or a bucket. Names are paths with `/`. */
export interface BackupStore {
  /** Stores the file whole or not at all. */
  put(name: string, content: Blob): Promise<void>
  open(name: string): Promise<Readable | null>
  /** The names of all files. Fails if the place is gone. */
  findNames(): Promise<string[]>
  delete(name: string): Promise<void>
  /** Removes what a killed process was writing before this moment. */
  removeLeftovers(before: Date): Promise<void>
}
