import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AnalyticsService } from '#server/features/analytics/analytics.service.ts'
import { type Guards, signedInUser } from '#server/platform/http/guards.ts'
import { api } from '#shared/paths.ts'
import { analyticsAnswerSchema, analyticsQuerySchema } from '#shared/schemas/analytics.ts'
import {
  bookingsAnswerSchema,
  bookingsQuerySchema,
  dashboardAnswerSchema,
} from '#shared/schemas/dashboard.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentBooking, presentDashboard } from './dashboard.presenter.ts'
import type { DashboardService } from './dashboard.service.ts'

interface DashboardOptions {
  dashboard: DashboardService
  analytics: AnalyticsService
  guards: Guards
}

export const dashboardRoutes: FastifyPluginAsyncZod<DashboardOptions> = async (
  app,
  { dashboard, analytics, guards },
) => {
  const ownerOnly = guards.requireRole('BUSINESS')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    api.dashboard,
    {
      onRequest: ownerOnly,
      schema: {
        tags: ['owner'],
        summary: 'The own profile, the newest bookings, and what there is to pay',
        response: { 200: dashboardAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => presentDashboard(await dashboard.get(signedInUser(request))),
  )

  app.get(
    api.dashboardBookings,
    {
      onRequest: [ownerOnly, guards.requirePaid],
      schema: {
        tags: ['owner'],
        summary: 'The own bookings, newest first, page by page',
        querystring: bookingsQuerySchema,
        response: { 200: bookingsAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { page } = request.query
      const found = await dashboard.findBookings(signedInUser(request).id, page)
      return { bookings: found.bookings.map(presentBooking), page, total: found.total }
    },
  )

  app.get(
    api.dashboardAnalytics,
    {
      onRequest: [ownerOnly, guards.requirePaid],
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
