import { z } from 'zod'
import { ConfigError } from '#server/platform/config/config.ts'
import { IMAGE_KEY } from '#server/platform/images/image-key.ts'
import type { BackupName } from './backup-name.ts'
import type { BackupStore } from './backup-store.ts'

const manifestSchema = z.object({
  madeAt: z.string(),
  /** A backup of an earlier release does not name it. */
  engine: z.enum(['sqlite', 'postgres']).default('sqlite'),
  tables: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
  /** How many; null in a backup of an earlier release whose images were in a bucket. */
  images: z.number().nullable(),
  /** Which; a backup of an earlier release has all that are in its folder. */
  imageKeys: z.array(z.string().regex(IMAGE_KEY)).optional(),
})
export type Manifest = z.output<typeof manifestSchema>

export class DamagedManifestError extends ConfigError {}

/** Null if there is no complete backup of this name: the manifest is stored last. */
export async function readManifest(
  store: BackupStore,
  { manifest }: BackupName,
): Promise<Manifest | null> {
  const file = await store.open(manifest)
  if (!file) return null
  const bytes = Buffer.concat(await file.toArray())
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString()))
  } catch {
    throw new DamagedManifestError(`The backup is damaged: ${manifest} is not a manifest.`)
  }
}
