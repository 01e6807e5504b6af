import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import { api } from '#shared/paths.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { REQUEST_LOG_LEVELS } from './log/request-log-levels.ts'

const TIMEOUT_MS = 2000

export const healthRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    api.health,
    {
      schema: {
        tags: ['operations'],
        summary: 'Ready to serve: the database answers',
        response: {
          200: z.object({ status: z.literal('ok') }),
          '4xx': problemSchema,
          503: problemSchema,
        },
      },
      // Called every few seconds: only failures are logged.
      ...(REQUEST_LOG_LEVELS.has(app.log.level) ? { logLevel: 'warn' } : {}),
    },
    async (_request, reply) => {
      let timer: NodeJS.Timeout | undefined
      const tooLate = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('database too slow')), TIMEOUT_MS)
      })
      try {
        await Promise.race([sql`select 1`.execute(db), tooLate])
      } catch (cause) {
        throw new Refusal('unavailable', 'The database does not answer.', {
          cause,
          retryAfterSeconds: 5,
        })
      } finally {
        clearTimeout(timer)
      }
      return reply.header('cache-control', 'no-store').send({ status: 'ok' as const })
    },
  )
}
