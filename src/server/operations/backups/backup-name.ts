import type { Config } from '#server/platform/config/config.ts'
import { WEBP_FILES } from '#server/platform/images/image-files.ts'

const MOMENT = /^(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})(\d{2}Z)$/
const IMAGE = /^images\/([0-9a-f]{32})\/[^/]+$/

/** The names of a backup's files in their store. Images are stored once for all backups of the store. */
export interface BackupName {
  name: string
  manifest: string
  database: Record<'sqlite' | 'postgres', string>
  /** Says that it was restored and checked. */
  tried: string
}

/** Of a backup in BACKUP_TO, which has a folder for each. An empty name is one alone in its store. */
export function backupNamed(name: string): BackupName {
  const folder = name === '' ? '' : `${name}/`
  return {
    name,
    manifest: `${folder}manifest.json`,
    database: { sqlite: `${folder}cpt.sqlite`, postgres: `${folder}cpt.dump` },
    tried: `${folder}tried.json`,
  }
}

/** '2026-11-18T010004Z': the moment in UTC, without signs that a file system refuses. */
export const nameOfMoment = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z`

export function momentOfName(name: string): Date | null {
  const [, hour, minute, second] = MOMENT.exec(name) ?? []
  return hour === undefined ? null : new Date(`${hour}:${minute}:${second}`)
}

export const imageFile = (key: string, file: string): string => `images/${key}/${file}`

/** The images of which every file that each has is stored. */
export function findImageKeys(names: readonly string[]): Set<string> {
  const stored = new Set(names)
  const keys = new Set(names.flatMap((name) => IMAGE.exec(name)?.[1] ?? []))
  const isWhole = (key: string) => WEBP_FILES.every((file) => stored.has(imageFile(key, file)))
  return new Set([...keys].filter(isWhole))
}

export const engineOf = ({ databaseUrl }: Pick<Config, 'databaseUrl'>) =>
  databaseUrl === undefined ? 'sqlite' : 'postgres'
