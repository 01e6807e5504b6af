import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { createIsbotFromList, list } from 'isbot'
import { z } from 'zod'
import type { Guards } from '#server/features/accounts/guards.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { api } from '#shared/paths.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { ViewService } from './view.service.ts'

/** Crawlers that identify themselves. A headless browser may be a person's reader, or our own tests. */
const isCrawler = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'))

/**
 * A client that drops the cookie is a new visitor each time. More than this many views of a business from one
 * network in half an hour are an attempt to push the number, so they are not counted.
 */
const PER_NETWORK = { requests: 60, seconds: 1800, wideRequests: 240 }

export const viewRoutes: FastifyPluginAsyncZod<{
  views: ViewService
  guards: Guards
  limits: Limits
  devices: Devices
}> = async (app, { views, guards, limits, devices }) => {
  const isPlausible = async (businessId: string, address: string): Promise<boolean> => {
    try {
      await limits.consumeNetwork('view-network', address, { ...PER_NETWORK, about: businessId })
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

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
      const businessId = request.params.id
      if (userAgent && !isCrawler(userAgent) && (await isPlausible(businessId, request.ip))) {
        const visitorHash = devices.hash(devices.ensure(request, reply), 'view')
        views.notice({ businessId, visitorHash, userId: request.user?.id ?? null })
      }
      return reply.code(204).send()
    },
  )
}
