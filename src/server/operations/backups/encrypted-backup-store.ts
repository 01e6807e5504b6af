import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ConfigError } from '#server/platform/config/config.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { OWNER_ONLY_FILE } from '#server/platform/db/private-files.ts'
import type { BackupStore } from './backup-store.ts'
import { decrypt, encrypt } from './encrypted-file.ts'

const ENCRYPTED = '.encrypted'

/** Encrypts what is put, in a file of the work folder: a bucket must know the size before. */
export function createEncryptedBackupStore(
  store: BackupStore,
  { key, workFolder }: { key: string; workFolder: string },
): BackupStore {
  return {
    put: async (name, content) => {
      const file = path.join(workFolder, newId())
      try {
        await pipeline(
          encrypt(content.stream(), key),
          createWriteStream(file, { mode: OWNER_ONLY_FILE }),
        )
        await store.put(name + ENCRYPTED, await openAsBlob(file))
      } finally {
        await rm(file, { force: true })
      }
    },

    open: async (name) => {
      const stored = await store.open(name + ENCRYPTED)
      if (stored) return Readable.from(decrypt(stored, key), { objectMode: false })
      return refuse(store, name, 'This backup is not encrypted: restore it without BACKUP_KEY.')
    },

    findNames: async () =>
      (await store.findNames()).flatMap((name) =>
        name.endsWith(ENCRYPTED) ? name.slice(0, -ENCRYPTED.length) : [],
      ),

    delete: (name) => store.delete(name + ENCRYPTED),
    removeLeftovers: store.removeLeftovers,
  }
}

/** Without a key: encrypted backups in the same place belong to whoever has theirs. */
export function hideEncrypted(store: BackupStore): BackupStore {
  return {
    ...store,
    open: async (name) =>
      (await store.open(name)) ??
      refuse(store, name + ENCRYPTED, 'This backup is encrypted: set BACKUP_KEY to its key.'),
    findNames: async () => (await store.findNames()).filter((name) => !name.endsWith(ENCRYPTED)),
  }
}

/** Null if the file is missing in this form and in the other. */
async function refuse(store: BackupStore, other: string, sentence: string): Promise<null> {
  const found = await store.open(other)
  if (!found) return null
  found.destroy()
  throw new ConfigError(sentence)
}
