import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { createIsbotFromList, list } from 'isbot'
import { z } from 'zod'
import type { Guards } from '#server/features/accounts/guards.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { api } from '#shared/paths.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { ViewService } from './view.service.ts'

/** Those who say what they are. A headless browser may carry a person's reader, or our own tests. */
const isCrawler = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'))

export const viewRoutes: FastifyPluginAsyncZod<{
  views: ViewService
  guards: Guards
  limits: Limits
  devices: Devices
}> = async (app, { views, guards, limits, devices }) => {
  app.post(
    `${api.ownBusiness}/:id/view`,
    {
      preHandler: [limits.perVisitor('view', { requests: 120, seconds: 600 }), guards.noticeUser],
      schema: {
        tags: ['visitors'],
        summary: 'Say that the page of a business was shown',
        description:
          'Counts once for a visitor in 30 minutes, and never for the owner or a crawler. The count on the page follows within a minute.',
        params: z.object({ id: z.string() }),
        response: { 204: z.undefined(), '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const userAgent = request.headers['user-agent']
      if (userAgent && !isCrawler(userAgent)) {
        const visitorHash = devices.hash(devices.ensure(request, reply), 'view')
        const userId = request.user?.id ?? null
        views.notice({ businessId: request.params.id, visitorHash, userId })
      }
      return reply.code(204).send()
    },
  )
}
