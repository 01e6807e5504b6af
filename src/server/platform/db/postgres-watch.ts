import pg from 'pg'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'

/** How long a query may wait before we probe whether the server is alive. */
const TIMEOUT_MS = 400
const PROBE_MS = 1500
/** A probe that our own blocked event loop delayed says nothing about the server. */
const STALL_MS = 300

export interface PostgresWatch {
  /** True from an unanswered probe until an answered one. */
  isGone(): boolean
  /** Pending work on the server; rejected as soon as the server is found to be down. */
  guard<T>(work: Promise<T>, gone: () => Error): Promise<T>
  close(): void
}

/**
 * Distinguishes a server that is down or hangs from one that is busy, within the three seconds that a visitor
 * may wait: a socket to a stopped machine stays silent for minutes. It probes, on a connection of its own,
 * only while something is pending; an idle site pays nothing.
 */
export function watchPostgres(probe: () => Promise<boolean>): PostgresWatch {
  const waiting = new Set<{ since: number; giveUp: () => void }>()
  let gone = false
  let probing = false

  const look = async () => {
    const [oldest] = waiting
    const suspicious = oldest !== undefined && Date.now() - oldest.since > TIMEOUT_MS
    if (probing || !(gone || suspicious)) return
    probing = true
    const started = Date.now()
    const alive = await probe()
    probing = false
    if (!alive && Date.now() - started > PROBE_MS + STALL_MS) return
    gone = !alive
    if (gone) for (const { giveUp } of waiting) giveUp()
  }
  const timer = setInterval(() => void look(), TIMEOUT_MS).unref()

  return {
    isGone: () => gone,
    guard: (work, makeError) =>
      new Promise((resolve, reject) => {
        const entry = { since: Date.now(), giveUp: () => reject(makeError()) }
        waiting.add(entry)
        work.then(resolve, reject).finally(() => waiting.delete(entry))
      }),
    close: () => clearInterval(timer),
  }
}

/** Any answer, even "too many connections", means that the server is alive. */
export async function answersPostgres(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS })
  client.on('error', () => undefined)
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PROBE_MS)
  })
  const asked = client.connect().then(
    async () => {
      await client.query('select 1')
      return true
    },
    (error: unknown) => isFull(error) || !isDatabaseUnavailable(error),
  )
  const alive = await Promise.race([asked.catch(() => false), tooLate])
  clearTimeout(timer)
  client.end().catch(() => undefined)
  return alive
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '53300'
}
