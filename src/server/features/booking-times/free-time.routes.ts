import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { JSON_TYPE } from '#server/platform/cache/answer-cache.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { api } from '#shared/paths.ts'
import { freeTimesAnswerSchema, freeTimesQuerySchema } from '#shared/schemas/bookings/free-times.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { writeFreeTimes } from './free-time.presenter.ts'
import type { FreeTimeService } from './free-time.service.ts'

/** A visitor who looks at every service and month stays far below it. */
const PER_VISITOR = { requests: 300, seconds: 600 }

export const freeTimeRoutes: FastifyPluginAsyncZod<{
  freeTimes: FreeTimeService
  limits: Limits
}> = async (app, { freeTimes, limits }) => {
  app.get(
    `${api.ownBusiness}/:id/times`,
    {
      preHandler: limits.perVisitor('times', PER_VISITOR),
      schema: {
        tags: ['visitors'],
        summary: 'The free times of a service, in Cape Town time',
        params: z.object({ id: z.string() }),
        querystring: freeTimesQuerySchema,
        response: { 200: freeTimesAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ params, query }, reply) => {
      const { service, ...days } = query
      const times = await freeTimes.find(params.id, service, days)
      return sendText(reply, writeFreeTimes(times))
    },
  )
}

/** Already serialised JSON. */
function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('content-type', JSON_TYPE).header('cache-control', 'no-store').send(text)
}
