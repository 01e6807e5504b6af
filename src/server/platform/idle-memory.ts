import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const CHECK_INTERVAL_MS = 5000
/** Share of an interval. Timers and a health check stay below; one visitor per second does not. */
const IDLE_SHARE = 0.03
/** Collection discards compiled code, which then runs a tenth slower, so only much memory is worth it. */
const MIN_GAIN_MEGABYTES = 64

export interface Engine {
  /** The share of the time since the last call that the event loop was busy. */
  busyShare(): number
  residentMegabytes(): number
  collect(): void
}

/**
 * After a rush V8 keeps the empty pages of its grown heap for the next one: hundreds of megabytes that other
 * programs on the machine could use. When the process is idle, they are released.
 */
export function startIdleMemory(engine: Engine = createEngine()): { stop(): void } {
  let lowest = engine.residentMegabytes()
  engine.busyShare()
  const look = () => {
    if (engine.busyShare() >= IDLE_SHARE) return
    if (engine.residentMegabytes() > lowest + MIN_GAIN_MEGABYTES) engine.collect()
    lowest = Math.min(lowest, engine.residentMegabytes())
  }
  const timer = setInterval(look, CHECK_INTERVAL_MS).unref()
  return { stop: () => clearInterval(timer) }
}

export function createEngine(): Engine {
  let last = performance.eventLoopUtilization()
  return {
    busyShare() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      return utilization
    },
    residentMegabytes: () => process.memoryUsage.rss() / 2 ** 20,
    collect: collectGarbage,
  }
}

let gc: NodeJS.GCFunction | undefined

/** runInNewContext returns any. */
const exposedGc = (): NodeJS.GCFunction => runInNewContext('gc')

/** Only this kind of collection releases V8's pooled pages; gc must be exposed by a flag. */
export function collectGarbage(): void {
  if (gc === undefined) {
    setFlagsFromString('--expose-gc')
    gc = exposedGc()
    setFlagsFromString('--no-expose-gc')
  }
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
