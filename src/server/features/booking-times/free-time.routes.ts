import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { api } from '#shared/paths.ts'
import { freeTimesAnswerSchema, freeTimesQuerySchema } from '#shared/schemas/free-times.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentFreeTimes } from './free-time.presenter.ts'
import type { FreeTimeService } from './free-time.service.ts'

/** Somebody who leafs through every service and month stays far below it. */
const A_VISITOR = { requests: 300, seconds: 600 }

export const freeTimeRoutes: FastifyPluginAsyncZod<{
  freeTimes: FreeTimeService
  limits: Limits
}> = async (app, { freeTimes, limits }) => {
  app.get(
    `${api.ownBusiness}/:id/times`,
    {
      preHandler: limits.perVisitor('times', A_VISITOR),
      schema: {
        tags: ['visitors'],
        summary: 'The free times of a service, by the clock of Cape Town',
        params: z.object({ id: z.string() }),
        querystring: freeTimesQuerySchema,
        response: { 200: freeTimesAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ params, query }, reply) => {
      const { service, ...days } = query
      reply.header('cache-control', 'no-store')
      return { times: presentFreeTimes(await freeTimes.find(params.id, service, days)) }
    },
  )
}
