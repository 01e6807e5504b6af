import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type Config, ConfigError } from '#server/platform/config/config.ts'
import { optional, type Settings, secret } from '#server/platform/config/setting-types.ts'

export const BACKUP_SETTINGS = {
  BACKUP_TO: optional(z.string().min(1)),
  BACKUP_KEY: optional(secret),
}

/** Where backups are stored: a folder, or the folder of this name in the bucket of the images. */
export type BackupPlace = { folder: string } | { inBucket: string }

interface BackupConfig {
  /** Undefined: the site makes no backups by itself. */
  backupTo: BackupPlace | undefined
  /** The operator has said that something else makes them. */
  backupsAreOff: boolean
  /** Encrypts every file of a backup. */
  backupKey: string | undefined
}

declare module '#server/platform/config/config.ts' {
  interface Config extends BackupConfig {}
}

const IN_BUCKET = /^bucket(?:\/([a-z0-9][a-z0-9-]{0,60}))?$/
const IMAGES = 'images'
/** In DATA_DIR, for files that are needed while a backup is made: emptied each time. */
export const BACKUP_WORK = 'backup-work'

type SiteFolders = Pick<Config, 's3' | 'dataDir' | 'imagesDir'>

export function readBackupConfig(
  { BACKUP_TO, BACKUP_KEY }: Settings<typeof BACKUP_SETTINGS>,
  site: SiteFolders,
): BackupConfig {
  const isOff = BACKUP_TO === 'off'
  return {
    backupTo: BACKUP_TO === undefined || isOff ? undefined : readPlace(BACKUP_TO, site),
    backupsAreOff: isOff,
    backupKey: BACKUP_KEY,
  }
}

function readPlace(text: string, site: SiteFolders): BackupPlace {
  const inBucket = IN_BUCKET.exec(text)
  if (!inBucket) {
    if (!path.isAbsolute(text))
      throw new ConfigError(
        'BACKUP_TO is wrong: must be off, bucket, bucket/name, or a folder from the root on, such as /var/backups/cpt-recommends.',
      )
    const folder = path.resolve(text)
    refuseLiveFolder(folder, site)
    return { folder }
  }
  if (!site.s3)
    throw new ConfigError('BACKUP_TO is the bucket, and there is none: set S3_BUCKET as well.')
  const name = inBucket[1] ?? 'backups'
  if (name === IMAGES)
    throw new ConfigError('BACKUP_TO is where the site stores its images: choose another name.')
  return { inBucket: name }
}

/** Old backups and their images are deleted there, which must never be what the site itself uses. */
function refuseLiveFolder(folder: string, { dataDir, imagesDir }: SiteFolders): void {
  const [to, data, images] = [realFolder(folder), realFolder(dataDir), realFolder(imagesDir)]
  const stored = path.join(to, IMAGES)
  const isLive =
    to === data ||
    isWithin(stored, images) ||
    isWithin(images, stored) ||
    isWithin(to, path.join(data, BACKUP_WORK))
  if (isLive)
    throw new ConfigError(
      'BACKUP_TO is a folder that the site itself uses for its data or its images: name another one, such as /var/backups/cpt-recommends.',
    )
}

/** The folder that links lead to; it need not be there yet. */
const realFolder = (folder: string): string =>
  existsSync(folder)
    ? realpathSync(folder)
    : path.join(realFolder(path.dirname(folder)), path.basename(folder))

const isWithin = (folder: string, outer: string): boolean =>
  folder === outer || folder.startsWith(path.join(outer, path.sep))

/** For the log of every start and the admin's panel. */
export const findNoBackupsWarning = ({
  backupTo,
  backupsAreOff,
  mode,
}: Pick<Config, 'backupTo' | 'backupsAreOff' | 'mode'>): string | null =>
  mode === 'production' && backupTo === undefined && !backupsAreOff
    ? 'BACKUP_TO is not set: nothing is backed up. Name a folder or the bucket, or set BACKUP_TO=off if something else makes the backups.'
    : null

/** In words, for admins. */
export const describePlace = (place: BackupPlace): string =>
  'folder' in place ? place.folder : `the bucket, under ${place.inBucket}`
