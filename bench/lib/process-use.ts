import { readdirSync, readFileSync } from 'node:fs'

/** The resident memory of the process, from Linux. */
export function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

const TICK_MS = 10

/** The CPU time of the process so far: independent of other programs on the machine. */
export function processorMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** The same in microseconds, over all threads: for a single answer. */
export function preciseProcessorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const ns = threads.map((thread) => {
    const [used] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return Number(used)
  })
  return ns.reduce((sum, used) => sum + used, 0) / 1e6
}
