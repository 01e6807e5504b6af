import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ConfigError } from '#server/platform/config/config.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from '#server/platform/db/private-files.ts'
import type { BackupStore } from './backup-store.ts'

/** Files that are being written. */
const INCOMING = '.incoming'

export function createFolderBackupStore(root: string): BackupStore {
  const fileOf = (name: string) => path.join(root, name)

  return {
    put: async (name, content) => {
      const incoming = path.join(root, INCOMING, newId())
      // Not the root itself: where a disk is not mounted, nothing must be written instead.
      await makeFolders(root, path.dirname(incoming))
      await makeFolders(root, path.dirname(fileOf(name)))
      try {
        await pipeline(
          content.stream(),
          createWriteStream(incoming, { flush: true, mode: OWNER_ONLY_FILE }),
        )
        await rename(incoming, fileOf(name))
      } finally {
        await rm(incoming, { force: true })
      }
    },

    open: async (name) => {
      const stream = createReadStream(fileOf(name))
      return new Promise((resolve, reject) => {
        stream.once('open', () => resolve(stream))
        stream.once('error', (error) =>
          'code' in error && error.code === 'ENOENT' ? resolve(null) : reject(error),
        )
      })
    },

    findNames: async () => {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          throw new ConfigError(
            `${root} is not there. Create it once, for the user of the site, or mount its disk.`,
          )
        },
      )
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
        .map((name) => name.replaceAll(path.sep, '/'))
        .filter((name) => !name.startsWith(`${INCOMING}/`))
    },

    delete: async (name) => {
      await rm(fileOf(name), { force: true })
      await removeEmpty(root, path.dirname(fileOf(name)))
    },

    removeLeftovers: async (before) => {
      const folder = path.join(root, INCOMING)
      for (const name of await readdir(folder).catch(() => [])) {
        const { mtime } = await stat(path.join(folder, name))
        if (mtime < before) await rm(path.join(folder, name))
      }
      await removeEmpty(root, folder)
    },
  }
}

async function makeFolders(root: string, folder: string): Promise<void> {
  if (folder === root) return
  await makeFolders(root, path.dirname(folder))
  await mkdir(folder, { mode: OWNER_ONLY_FOLDER }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

async function removeEmpty(root: string, folder: string): Promise<void> {
  if (folder === root) return
  const isGone = await rmdir(folder).then(
    () => true,
    () => false,
  )
  if (isGone) await removeEmpty(root, path.dirname(folder))
}
