import type { FastifyReply } from 'fastify'
import { JSON_TYPE } from '#server/platform/cache/answer-cache.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { writeFreeTimes } from './free-time.presenter.ts'
import type { FreeTimeService } from './free-time.service.ts'

/** A visitor who looks at every service and month stays far below it. */
const PER_VISITOR = { requests: 300, seconds: 600 }

/** One counter for the call and for the page without script. */
export const limitTimes = (limits: Limits) => limits.perVisitor('times', PER_VISITOR)

export function freeTimeRoutes(
  route: Route,
  { freeTimes, limits }: { freeTimes: FreeTimeService; limits: Limits },
): void {
  route(
    'GET /api/business/:id/times',
    { preHandler: limitTimes(limits) },
    async ({ params, query }, reply) => {
      const { service, person, ...days } = query
      const times = await freeTimes.find(params.id, service, { ...days, personId: person })
      return sendText(reply, writeFreeTimes(times))
    },
  )
}

/** Already serialised JSON. */
function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('content-type', JSON_TYPE).header('cache-control', 'no-store').send(text)
}
