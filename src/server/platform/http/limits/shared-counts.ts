import { setImmediate } from 'node:timers/promises'
import type { Context } from '#server/platform/context.ts'
import { countMore } from './limit-count.repository.ts'

/** A limit must not make a slow database slower: after this timeout the process counts alone for a while. */
const TIMEOUT_MS = 500
const LOCAL_ONLY_MS = 2000

interface SharedCount {
  count: number
  msBeforeNext: number
}

export interface SharedCounts {
  /** The count of all processes, this one included; null if it is not available now. */
  add(key: string, seconds: number): Promise<SharedCount | null>
}

type Needs = Pick<Context, 'db' | 'clock' | 'log'>

/** Rate-limit counters shared by all processes on one database. */
export function createSharedCounts(
  { db, clock, log }: Needs,
  timeoutMs = TIMEOUT_MS,
): SharedCounts {
  let localOnlyUntil = 0

  const count = async (key: string, seconds: number): Promise<SharedCount> => {
    const now = clock()
    const [row] = await countMore(db, new Map([[key, 1]]), {
      now: now.toISOString(),
      expiresAt: new Date(now.getTime() + seconds * 1000).toISOString(),
    })
    if (!row) throw new Error('the count was not returned')
    return { count: row.count, msBeforeNext: Date.parse(row.expiresAt) - now.getTime() }
  }

  return {
    add: async (key, seconds) => {
      if (Date.now() < localOnlyUntil) return null
      try {
        return await withTimeout(count(key, seconds), timeoutMs)
      } catch (err) {
        localOnlyUntil = Date.now() + LOCAL_ONLY_MS
        log.warn({ err }, 'rate limits fall back to this process')
        return null
      }
    },
  }
}

async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(async () => {
      // If our own event loop was blocked, the answer may have arrived already: look once more.
      await setImmediate()
      reject(new Error('the shared counts do not answer in time'))
    }, timeoutMs)
  })
  // The loser of the race must not become an unhandled rejection.
  work.catch(() => undefined)
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
