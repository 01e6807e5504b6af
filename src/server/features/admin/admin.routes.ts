import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Guards } from '#server/http/guards.ts'
import type { AdminServices } from './admin.services.ts'
import { adminGemRoutes } from './admin-gem.routes.ts'
import { adminListRoutes } from './admin-list.routes.ts'
import { adminReviewRoutes } from './admin-review.routes.ts'
import { adminUserRoutes } from './admin-user.routes.ts'

/**
 * One guard for every call of the panel, before anything of the request is read: a new call
 * cannot forget it. Nothing of it may lie in a cache.
 */
export const adminRoutes: FastifyPluginAsyncZod<{ admin: AdminServices; guards: Guards }> = async (
  app,
  { admin, guards },
) => {
  app.addHook('onRequest', guards.requireRole('ADMIN'))
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  await app.register(adminListRoutes, { admin })
  await app.register(adminUserRoutes, { users: admin.users })
  await app.register(adminGemRoutes, { gems: admin.gems })
  await app.register(adminReviewRoutes, { reviews: admin.reviews })
}
