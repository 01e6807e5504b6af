import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOK_EVERY_MS = 5000
/** Share of an interval. Timers and a health check stay below; one visitor per second does not. */
const QUIET_SHARE = 0.03
/** Collection discards compiled code, which then runs a tenth slower, so only much memory is worth it. */
const WORTH_MEGABYTES = 64

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
  let leanest = engine.residentMegabytes()
  engine.busyShare()
  const look = () => {
    if (engine.busyShare() >= QUIET_SHARE) return
    if (engine.residentMegabytes() > leanest + WORTH_MEGABYTES) engine.collect()
    leanest = Math.min(leanest, engine.residentMegabytes())
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
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
