import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { api } from '#shared/paths.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { shareTrackSchema } from '#shared/schemas/share.ts'
import type { ShareService } from './share.service.ts'

export const shareRoutes: FastifyPluginAsyncZod<{
  shares: ShareService
  limits: Limits
}> = async (app, { shares, limits }) => {
  app.post(
    api.shareTrack,
    {
      preHandler: limits.perVisitor('share', { requests: 30, seconds: 600 }),
      schema: {
        tags: ['visitors'],
        summary: 'Say that a business was shared',
        body: shareTrackSchema,
        response: { 204: z.undefined(), '4xx': problemSchema },
      },
    },
    async ({ body }, reply) => {
      await shares.track(body.businessId)
      return reply.code(204).send()
    },
  )
}
