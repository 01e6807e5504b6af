import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { api } from '#shared/paths.ts'
import { adminActionsAnswerSchema, adminPageQuerySchema } from '#shared/schemas/admin.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentAdminAction } from './admin-action.presenter.ts'
import type { AdminActionService } from './admin-action.service.ts'

export const adminActionRoutes: FastifyPluginAsyncZod<{ actions: AdminActionService }> = async (
  app,
  { actions },
) => {
  app.get(
    api.adminActions,
    {
      schema: {
        tags: ['admin'],
        summary: 'What admins did, newest first',
        querystring: adminPageQuerySchema,
        response: { 200: adminActionsAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ query }) => {
      const found = await actions.find(query)
      return { actions: found.actions.map(presentAdminAction), total: found.total }
    },
  )
}
