import { type LoadOptions, load } from './load.ts'
import { processorMs } from './process-use.ts'

export interface Cost {
  /** The time between two answers on a connection. */
  msEach: number
  /** The 99th percentile. */
  p99Ms: number
  /** Of the site's own process, without the database server. */
  cpuMs: number
}

const WARM_UP_ANSWERS = 15
const ANSWERS = 30

/** The CPU time of one answer, in all of these processes: for a busy machine. */
export async function processorCostOf(url: string, processIds: () => number[]): Promise<number> {
  const ask = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      const answer = await fetch(url)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    }
  }
  const used = () => processIds().reduce((sum, pid) => sum + processorMs(pid), 0)
  await ask(WARM_UP_ANSWERS)
  const before = used()
  await ask(ANSWERS)
  return Number(((used() - before) / ANSWERS).toFixed(1))
}

/** V8 optimises hot code only after a while: a page costs a sixth more in its first two seconds. */
const WARM_UP_SECONDS = 4

/** The cost of an uncached answer; the site must run with ANSWER_MEMORY_MB=0. */
export async function costOf(
  url: string,
  pid: number | undefined,
  { connections = 4, headers = {} }: Pick<LoadOptions, 'connections' | 'headers'> = {},
): Promise<Cost> {
  await load(url, { seconds: WARM_UP_SECONDS, connections, headers })
  const before = processorMs(pid)
  const measured = await load(url, { seconds: 2, connections, headers })
  if (measured.failed > 0) throw new Error(`${url} failed ${measured.failed} requests`)
  return {
    msEach: Number(((1000 * connections) / measured.requestsPerSecond).toFixed(1)),
    p99Ms: Number(measured.p99Ms.toFixed(1)),
    cpuMs: Number(((processorMs(pid) - before) / measured.requests).toFixed(2)),
  }
}
