import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { type Config, ConfigError } from '#server/platform/config/config.ts'
import { OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from '#server/platform/db/private-files.ts'
import { lockDataDir } from '#server/platform/db/sqlite.ts'
import { createFolderImageStore } from '#server/platform/images/folder-image-store.ts'
import { checksumsOf, type Manifest, manifestSchema } from './backup.ts'
import { copyImages } from './copy-images.ts'
import { differingTables } from './read-rows.ts'

/** Restores a backup into an empty DATA_DIR and verifies it against its manifest. */
export async function restore(config: Config, folder: string): Promise<Manifest> {
  const manifestFile = path.join(folder, 'manifest.json')
  if (!existsSync(manifestFile)) throw new ConfigError(`${folder} is not a whole backup.`)
  const target = path.join(config.dataDir, 'cpt.sqlite')
  if (existsSync(target))
    throw new ConfigError(`${config.dataDir} holds a database already: move it away first.`)
  await mkdir(config.dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER })
  const lock = lockDataDir(config.dataDir)
  try {
    const manifest = manifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')))
    const saved = path.join(folder, 'cpt.sqlite')
    const wrong = differingTables(manifest.tables, await checksumsOf(saved))
    if (wrong.length > 0)
      throw new ConfigError(
        `The backup is damaged: ${wrong.join(', ')} is not what its manifest says.`,
      )
    if (manifest.images !== null) {
      const images = await copyImages(
        createFolderImageStore(path.join(folder, 'images')),
        createFolderImageStore(config.imagesDir),
      )
      if (images < manifest.images)
        throw new ConfigError(
          `The backup is damaged: it contains ${images} of ${manifest.images} images.`,
        )
    }
    // Last, so that an interrupted restore can simply be started again.
    await copyFile(saved, `${target}.partial`)
    // A copy inherits the file mode of its source, and a backup may have been moved between machines.
    await chmod(`${target}.partial`, OWNER_ONLY_FILE)
    await rename(`${target}.partial`, target)
    return manifest
  } finally {
    lock.close()
  }
}
