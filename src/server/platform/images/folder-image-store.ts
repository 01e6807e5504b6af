import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '#server/platform/db/new-id.ts'
import { IMAGE_KEY } from './image-key.ts'
import type { ImageStore } from './image-store.ts'

/** One folder per image, written under a temporary name and renamed, so that no incomplete image is ever visible. */
export function createFolderImageStore(root: string): ImageStore {
  const folderOf = (key: string) => path.join(root, key)
  const aside = (purpose: string) => path.join(root, `.${purpose}-${newId()}`)
  const discard = (folder: string) => rm(folder, { recursive: true, force: true })

  const touch = async (key: string): Promise<boolean> => {
    const now = new Date()
    return utimes(folderOf(key), now, now).then(
      () => true,
      (error) => ignore(error, 'ENOENT', false),
    )
  }

  /** False if the folder exists, which then holds the same content. */
  const moveTo = (from: string, to: string): Promise<boolean> =>
    rename(from, to).then(
      () => true,
      (error) => ignore(error, ['ENOTEMPTY', 'EEXIST', 'ENOENT'], false),
    )

  const findNames = () => readdir(root).catch((error) => ignore<string[]>(error, 'ENOENT', []))

  return {
    put: async ({ key, files }) => {
      if (await touch(key)) return
      const folder = aside('incoming')
      await mkdir(folder, { recursive: true })
      try {
        for (const { name, bytes } of files)
          await writeFile(path.join(folder, name), bytes, { flush: true })
        await moveTo(folder, folderOf(key))
      } finally {
        await discard(folder)
      }
    },

    has: (key) =>
      stat(folderOf(key)).then(
        () => true,
        (error) => ignore(error, 'ENOENT', false),
      ),

    open: async (key, file) => {
      const handle = await open(path.join(folderOf(key), file)).catch((error) =>
        ignore(error, ['ENOENT', 'ENOTDIR'], null),
      )
      if (handle === null) return null
      return { size: (await handle.stat()).size, stream: handle.createReadStream() }
    },

    remove: async (key, isWanted) => {
      const folder = aside('outgoing')
      if (!(await moveTo(folderOf(key), folder))) return
      // Also restored if `isWanted` fails.
      let wanted = true
      try {
        wanted = await isWanted()
      } finally {
        if (wanted) await moveTo(folder, folderOf(key))
        await discard(folder)
      }
    },

    findKeys: async () => (await findNames()).filter((name) => IMAGE_KEY.test(name)),

    findKeysOlderThan: async (moment) => {
      const old: string[] = []
      for (const name of await findNames()) {
        const { mtimeMs } = await stat(path.join(root, name)).catch(() => ({ mtimeMs: Infinity }))
        if (mtimeMs >= moment.getTime()) continue
        if (IMAGE_KEY.test(name)) old.push(name)
        // Left behind by a process that was killed while writing.
        else if (name.startsWith('.')) await discard(path.join(root, name))
      }
      return old
    },
  }
}

function ignore<T>(error: unknown, codes: string | string[], value: T): T {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if ([codes].flat().includes(code)) return value
  throw error
}
