import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailableError } from './is-database-unavailable.ts'
import { answersPostgres, type PostgresWatch, watchPostgres } from './postgres-watch.ts'
import { statementName } from './prepared-query.ts'

/**
 * Waiting for a connection and then for two locks (a business, then its bookings) must stay under the three
 * seconds in which a visitor gets an answer. Statements may take longer on large tables; a server that hangs
 * is detected by postgres-watch.ts.
 */
const WAITS = { connectionTimeoutMillis: 1400, lock_timeout: 700 }
const TIMES = {
  ...WAITS,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  idleTimeoutMillis: 30_000,
}

/** How long a request waits for a connection, and for a lock. */
export type PostgresWaits = typeof WAITS

type PoolOptions = pg.PoolConfig & {
  connectionString: string
  onError: (error: Error) => void
}

/** The driver's pool with a health check of the server: pending queries are rejected when the server is down. */
export function createPostgresPool({ onError, ...options }: PoolOptions): PostgresPool {
  const pool = new pg.Pool({
    ...TIMES,
    keepAlive: true,
    application_name: 'cpt-recommends',
    ...options,
  })
  // Without error listeners, a broken connection would end the process, whether idle or in use.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  const watch = watchPostgres(() => answersPostgres(options.connectionString))

  return {
    options: pool.options,
    connect: async () => {
      if (watch.isGone()) throw new DatabaseUnavailableError()
      let givenUp = false
      const connecting = pool.connect().then((client) => {
        if (givenUp) client.release()
        return client
      }, throwUnavailable)
      const client = await watch.guard(connecting, () => {
        givenUp = true
        return new DatabaseUnavailableError()
      })
      return guardClient(client, watch)
    },
    end: async () => {
      watch.close()
      await pool.end()
    },
  }
}

/**
 * A connection whose answer we stopped waiting for may still have an open transaction. It is never reused:
 * the next commit on it would commit half of the abandoned work.
 */
function guardClient(client: pg.PoolClient, watch: PostgresWatch): PostgresPoolClient {
  let broken: Error | undefined
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (broken) throw new DatabaseUnavailableError(broken)
    const name = statementName(text)
    const asked = client
      .query({ text, values: [...parameters], ...(name && { name }) })
      .catch((error: Error) => {
        const fromServer = error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '')
        if (!fromServer) broken = error
        return throwUnavailable(error)
      })
    return watch.guard(asked, () => {
      broken = new DatabaseUnavailableError()
      return broken
    })
  }
  return {
    // biome-ignore lint/plugin: cursors, its other form, are not used
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard?: boolean) => client.release(Boolean(discard) || broken !== undefined),
  }
}

/** Only here is it known whose socket failed; the error alone does not say. */
function throwUnavailable(error: Error): never {
  throw 'syscall' in error ? new DatabaseUnavailableError(error) : error
}
