import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { api } from '#shared/paths.ts'
import { adminStatsSchema } from '#shared/schemas/admin.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { AdminStatsService } from './admin-stats.service.ts'

export const adminStatsRoutes: FastifyPluginAsyncZod<{ stats: AdminStatsService }> = async (
  app,
  { stats },
) => {
  app.get(
    api.adminStats,
    {
      schema: {
        tags: ['admin'],
        summary: 'The seven figures of the overview',
        response: { 200: adminStatsSchema, '4xx': problemSchema },
      },
    },
    () => stats.get(),
  )
}
