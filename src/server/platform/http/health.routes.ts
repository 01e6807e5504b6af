import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import { RELEASE } from '#server/platform/release.ts'
import { isDraining } from './connections/drain.ts'
import { REQUEST_LOG_LEVELS } from './log/request-log-levels.ts'

const TIMEOUT_MS = 2000

export function healthRoutes(route: Route, { db, logLevel }: { db: Db; logLevel: string }): void {
  // Called every few seconds: only failures are logged.
  const options = REQUEST_LOG_LEVELS.has(logLevel) ? { logLevel: 'warn' as const } : {}

  // A process must not be restarted because the database is down: it reconnects by itself.
  route('GET /api/health/live', options, async ({ server }, reply) => {
    refuseIfStopping(server)
    return reply.header('cache-control', 'no-store').send({ status: 'ok' as const, ...RELEASE })
  })

  route('GET /api/health', options, async ({ server }, reply) => {
    refuseIfStopping(server)
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('database too slow')), TIMEOUT_MS)
    })
    try {
      await Promise.race([sql`select 1`.execute(db), tooLate])
    } catch (cause) {
      throw new AppError('unavailable', 'The database does not answer.', {
        cause,
        retryAfterSeconds: 5,
      })
    } finally {
      clearTimeout(timer)
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' as const })
  })
}

/** So that a proxy which asks sends its next request to another process. */
function refuseIfStopping({ server }: FastifyInstance): void {
  if (isDraining(server))
    throw new AppError('unavailable', 'This process is stopping.', { retryAfterSeconds: 5 })
}
