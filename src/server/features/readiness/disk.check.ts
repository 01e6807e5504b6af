import { statfs } from 'node:fs/promises'
import type { Context } from '#server/platform/context.ts'
import type { CheckState } from '#shared/schemas/readiness.ts'
import { type Found, found } from './found.ts'

const GB = 1024 ** 3

export interface Space {
  free: number
  total: number
}

/** A small disk needs a share of it, a large one some gigabytes. */
export function spaceState({ free, total }: Space): CheckState {
  if (free < Math.min(GB, total * 0.05)) return 'bad'
  return free < Math.min(5 * GB, total * 0.15) ? 'warn' : 'ok'
}

export async function checkDisk({ config }: Context): Promise<Found> {
  const { bavail, blocks, bsize } = await statfs(config.dataDir)
  const space = { free: bavail * bsize, total: blocks * bsize }
  const state = spaceState(space)
  const [free, total] = [space.free, space.total].map((bytes) => (bytes / GB).toFixed(1))
  return found(state, {
    sentence: `${free} GB free of ${total} GB.`,
    mend: state === 'ok' ? '' : `Make room on the disk of ${config.dataDir}, or take a larger one.`,
  })
}
