import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOK_EVERY_MS = 5000
/** Of an interval. Timers and a health check stay below; a visitor a second does not. */
const QUIET_SHARE = 0.03
/** Code that was collected under runs a tenth slower from then on, so only a real rush is worth it. */
const WORTH_MEGABYTES = 64

export interface Engine {
  /** The share of the time since the last call that the process was at work. */
  busyShare(): number
  residentMegabytes(): number
  collect(): void
}

/**
 * After a rush V8 keeps the pages it has grown by, empty, for the next one: hundreds of megabytes
 * that a neighbour on the machine could use. When nobody is being answered they are given back.
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

/** Untyped where it comes from. */
const exposedGc = (): NodeJS.GCFunction => runInNewContext('gc')

/** Only this kind of collection empties V8's pool of pages; it must be asked for by flag. */
export function collectGarbage(): void {
  if (gc === undefined) {
    setFlagsFromString('--expose-gc')
    gc = exposedGc()
    setFlagsFromString('--no-expose-gc')
  }
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
