import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '#server/platform/db/new-id.ts'

export interface PictureFolderOptions {
  folder: string
  /** A few hundred cards; the least recently used are removed first. */
  maxBytes?: number
  /** Called if a card cannot be stored; it is sent all the same. */
  onError: (error: unknown) => void
}

/** Finished cards on disk, by their content. Concurrent requests wait for the one in flight. */
export function createPictureFolder({
  folder,
  maxBytes = 64 * 1024 * 1024,
  onError,
}: PictureFolderOptions) {
  const inFlight = new Map<string, Promise<Buffer>>()

  const find = async (file: string): Promise<Buffer | undefined> => {
    try {
      const picture = await readFile(file)
      const now = new Date()
      await utimes(file, now, now)
      return picture
    } catch {
      // Missing, just removed, or unreadable: it is drawn again.
      return undefined
    }
  }

  /** Written to a temporary file and renamed, so that no partial picture is ever sent. */
  const store = async (file: string, picture: Buffer): Promise<void> => {
    const aside = path.join(folder, `.${newId()}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await writeFile(aside, picture, { mode: 0o600 })
      await rename(aside, file)
    } finally {
      await rm(aside, { force: true })
    }
    await evict()
  }

  const evict = async () => {
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const file = path.join(folder, name)
        const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }))
        return { file, size, mtimeMs }
      }),
    )
    let bytes = files.reduce((sum, { size }) => sum + size, 0)
    for (const { file, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (bytes <= maxBytes) return
      await rm(file, { force: true })
      bytes -= size
    }
  }

  const findOrMake = async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = await find(file)
    if (known) return known
    const picture = await make()
    await store(file, picture).catch(onError)
    return picture
  }

  return (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const running = inFlight.get(key)
    if (running !== undefined) return running
    const name = createHash('sha256').update(key).digest('hex').slice(0, 32)
    const job = findOrMake(path.join(folder, `${name}.jpg`), make).finally(() =>
      inFlight.delete(key),
    )
    inFlight.set(key, job)
    return job
  }
}
