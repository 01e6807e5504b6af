import { stat, statfs } from 'node:fs/promises'
import type { Context } from '#server/platform/context.ts'
import type { CheckState } from '#shared/schemas/readiness.ts'
import { type Found, found, worstOf } from './found.ts'

const GB = 1024 ** 3
const inGB = (bytes: number) => (bytes / GB).toFixed(1)

export interface Space {
  free: number
  total: number
}

/** A small disk needs a share of it, a large one some gigabytes. */
export function spaceState({ free, total }: Space): CheckState {
  if (free < Math.min(GB, total * 0.05)) return 'bad'
  return free < Math.min(5 * GB, total * 0.15) ? 'warn' : 'ok'
}

/** The first folder on each disk; one that is not there has no disk. */
async function findDisks(folders: readonly string[]): Promise<string[]> {
  const disks = new Map<number, string>()
  for (const folder of folders) {
    const there = await stat(folder).catch(() => null)
    if (there && !disks.has(there.dev)) disks.set(there.dev, folder)
  }
  return [...disks.values()]
}

async function measure(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder)
  const space = { free: bavail * bsize, total: blocks * bsize }
  return { folder, space, state: spaceState(space) }
}

/** Of whatever the site writes to: the disk that is worst off counts. */
export async function checkDisk({ config }: Pick<Context, 'config'>): Promise<Found> {
  const { backupTo, dataDir, imagesDir } = config
  const backups = backupTo && 'folder' in backupTo ? [backupTo.folder] : []
  const disks = await Promise.all((await findDisks([dataDir, imagesDir, ...backups])).map(measure))
  const state = worstOf(disks)
  return found(state, {
    sentence: disks
      .filter((disk) => disk.state === state)
      .map(
        ({ folder, space }) =>
          `${inGB(space.free)} GB free of ${inGB(space.total)} GB in ${folder}.`,
      )
      .join(' '),
    mend: state === 'ok' ? '' : 'Make room there, or take a larger disk.',
  })
}
