import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import { api } from '#shared/paths.ts'
import { analyticsAnswerSchema, analyticsQuerySchema } from '#shared/schemas/analytics.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { AnalyticsService } from './analytics.service.ts'

export const analyticsRoutes: FastifyPluginAsyncZod<{
  analytics: AnalyticsService
  guards: Guards
}> = async (app, { analytics, guards }) => {
  app.get(
    api.dashboardAnalytics,
    {
      onRequest: guards.require(whyNot.manageBusiness),
      schema: {
        tags: ['owner'],
        summary: 'Views, shares, bookings and reviews of the own business by day',
        querystring: analyticsQuerySchema,
        response: { 200: analyticsAnswerSchema, '4xx': problemSchema },
      },
    },
    (request) => analytics.get(signedInUser(request).id, Number(request.query.days)),
  )
}
