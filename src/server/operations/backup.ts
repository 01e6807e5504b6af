import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type Config, ConfigError } from '#server/platform/config/config.ts'
import { OWNER_ONLY_FOLDER } from '#server/platform/db/private-files.ts'
import { openSqliteFile } from '#server/platform/db/sqlite.ts'
import { createImageStore } from '#server/platform/images/create-image-store.ts'
import { createFolderImageStore } from '#server/platform/images/folder-image-store.ts'
import { copyImages } from './copy-images.ts'
import { type Checksums, readChecksums } from './read-rows.ts'

export const manifestSchema = z.object({
  madeAt: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
  /** With a bucket, images are there and not part of the backup. */
  images: z.number().nullable(),
})
export type Manifest = z.output<typeof manifestSchema>

/**
 * Copies the SQLite database and the images into a new folder while the site is running. The folder gets its
 * final name only when it is complete, so that a partial backup is never mistaken for a backup.
 */
export async function backUp(config: Config, folder: string): Promise<Manifest> {
  const database = path.join(config.dataDir, 'cpt.sqlite')
  if (config.databaseUrl !== undefined)
    throw new ConfigError(
      'This site runs on PostgreSQL: back it up with pg_dump, as docs/operations.md says.',
    )
  if (!existsSync(database))
    throw new ConfigError(`There is no embedded database in ${config.dataDir}: check DATA_DIR.`)
  if (existsSync(folder)) throw new ConfigError(`${folder} is there already: name a new folder.`)
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(path.dirname(partial), { recursive: true })
  // Readable by the operator only: it contains every account.
  await mkdir(partial, { mode: OWNER_ONLY_FOLDER })
  await mkdir(path.join(partial, 'images'))
  const images = () =>
    config.s3
      ? Promise.resolve(null)
      : copyImages(createImageStore(config), createFolderImageStore(path.join(partial, 'images')))

  // Before and after the database: an unused image is deleted soon, and a new one is stored before it is
  // used.
  await images()
  snapshot(database, path.join(partial, 'cpt.sqlite'))
  const manifest: Manifest = {
    madeAt: new Date().toISOString(),
    tables: await checksumsOf(path.join(partial, 'cpt.sqlite')),
    images: await images(),
  }
  await writeFile(path.join(partial, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, {
    flush: true,
  })
  await rename(partial, folder)
  return manifest
}

/** A consistent snapshot of the database, whatever is written meanwhile: a reader blocks nobody. */
function snapshot(from: string, to: string): void {
  const source = new DatabaseSync(from)
  try {
    source.exec('pragma busy_timeout = 5000')
    source.prepare('vacuum into ?').run(to)
  } finally {
    source.close()
  }
}

export async function checksumsOf(file: string): Promise<Checksums> {
  const opened = openSqliteFile(file)
  try {
    return await readChecksums(opened.db, 'sqlite')
  } finally {
    await opened.close()
  }
}
