import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { adminUserRoutes } from '#server/features/accounts/admin/admin-user.routes.ts'
import type { Guards } from '#server/features/accounts/guards.ts'
import { adminActionRoutes } from '#server/features/admin-actions/admin-action.routes.ts'
import { outboxRoutes } from '#server/features/background-work/outbox.routes.ts'
import { scheduleRoutes } from '#server/features/background-work/schedule.routes.ts'
import { adminBusinessRoutes } from '#server/features/businesses/admin-business.routes.ts'
import { adminGemRoutes } from '#server/features/gems/admin-gem.routes.ts'
import { adminMoneyRoutes } from '#server/features/money/admin-money.routes.ts'
import { adminNewsletterRoutes } from '#server/features/newsletter/admin-newsletter.routes.ts'
import { adminReviewRoutes } from '#server/features/reviews/admin-review.routes.ts'
import { adminStatsRoutes } from '#server/features/stats/admin-stats.routes.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import type { Services } from '#server/services.ts'

/**
 * One guard for every call of the panel, before the request is parsed: a new call cannot forget it. No answer
 * may be cached.
 */
export const adminPanelRoutes: FastifyPluginAsyncZod<{
  services: Services
  guards: Guards
}> = async (app, { services, guards }) => {
  app.addHook('onRequest', guards.require(whyNot.openAdminPanel))
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  await app.register(adminStatsRoutes, { stats: services.adminStats })
  await app.register(adminBusinessRoutes, { businesses: services.adminBusinesses })
  await app.register(adminNewsletterRoutes, { newsletter: services.adminNewsletter })
  await app.register(adminActionRoutes, { actions: services.adminActions })
  await app.register(adminUserRoutes, { users: services.adminUsers })
  await app.register(adminGemRoutes, { gems: services.adminGems })
  await app.register(adminReviewRoutes, { reviews: services.adminReviews })
  await app.register(adminMoneyRoutes, {
    money: services.adminMoney,
    payments: services.adminPayments,
    attention: services.moneyAttention,
  })
  await app.register(outboxRoutes, { outbox: services.outbox })
  await app.register(scheduleRoutes, { schedule: services.schedule, tasks: services.tasks })
}
