import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface SmallDisk {
  folder: string
  /** Fills the disk. */
  fill(): void
  evict(): void
  unmount(): void
}

/** A small disk that a test may fill up. Any user may write on it. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  if (process.getuid?.() !== 0)
    throw new Error('This test mounts a small disk of its own: it has to run as root.')
  const folder = mkdtempSync(path.join(tmpdir(), 'cpt-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  const ballast = path.join(folder, 'ballast')
  return {
    folder,
    fill: () => {
      try {
        writeFileSync(ballast, Buffer.alloc(megabytes * 1024 * 1024))
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      }
    },
    evict: () => rmSync(ballast),
    unmount: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
