import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** A stretch of the soak. */
export interface Sample {
  /** The lowest, since what is to be collected comes and goes. */
  memoryMb: number
  files: number
  connections: number
  medianMs: number
  p95Ms: number
}

/** What the process holds now, from Linux. */
export function look(pid: number): Pick<Sample, 'memoryMb' | 'files' | 'connections'> {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const open = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`)
    } catch {
      // Closed since it was listed.
      return ''
    }
  })
  return {
    memoryMb: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
    files: open.filter((name) => name.startsWith('/')).length,
    connections: open.filter((name) => name.startsWith('socket:')).length,
  }
}

/** How much more the end may have than the beginning: a share of it, and an amount. */
const ALLOWED: Record<keyof Sample, readonly [share: number, amount: number]> = {
  memoryMb: [0.05, 20],
  files: [0, 10],
  connections: [0, 15],
  medianMs: [0.5, 3],
  p95Ms: [0.5, 15],
}
const NAMES = ['memoryMb', 'files', 'connections', 'medianMs', 'p95Ms'] as const

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** What has grown: the last third of the samples beside the second; in the first the caches fill. */
export function findGrowth(samples: readonly Sample[]): string[] {
  const third = Math.floor(samples.length / 3)
  const [middle, end] = [samples.slice(third, 2 * third), samples.slice(-third)]
  return NAMES.flatMap((name) => {
    const [before, after] = [middle, end].map((part) => median(part.map((one) => one[name])))
    const [share, amount] = ALLOWED[name]
    const limit = (before ?? Number.NaN) * (1 + share) + amount
    return (after ?? Number.NaN) <= limit ? [] : [`${name} grew from ${before} to ${after}`]
  })
}
