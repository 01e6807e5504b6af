import type { BackupPlace } from '#server/features/backups/backup.settings.ts'
import { type Config, ConfigError } from '#server/platform/config/config.ts'
import { openS3Bucket } from '#server/platform/images/s3-bucket.ts'
import type { BackupStore } from './backup-store.ts'
import { createBucketBackupStore } from './bucket-backup-store.ts'
import { createEncryptedBackupStore, hideEncrypted } from './encrypted-backup-store.ts'
import { createFolderBackupStore } from './folder-backup-store.ts'

/** The settings that backups need: they are sent to the process that makes them. */
export type BackupSettings = Pick<
  Config,
  'backupKey' | 'backupTo' | 'dataDir' | 'databaseUrl' | 'imagesDir' | 's3'
>

/** Encrypted if there is a key; with and without one, only what was stored in the same way is seen. */
export function openBackupStore(
  { backupKey, s3 }: BackupSettings,
  place: BackupPlace,
  workFolder: string,
): BackupStore {
  const store =
    'folder' in place
      ? createFolderBackupStore(place.folder)
      : createBucketBackupStore(openBucket(s3), place.inBucket)
  return backupKey === undefined
    ? hideEncrypted(store)
    : createEncryptedBackupStore(store, { key: backupKey, workFolder })
}

/** Where the site's own backups are; null if it makes none. */
export const openBackupsOf = (settings: BackupSettings): BackupStore | null =>
  settings.backupTo ? openBackupStore(settings, settings.backupTo, settings.dataDir) : null

function openBucket(s3: BackupSettings['s3']) {
  if (!s3) throw new ConfigError('There is no bucket: set S3_BUCKET and the other S3 settings.')
  return openS3Bucket(s3)
}
