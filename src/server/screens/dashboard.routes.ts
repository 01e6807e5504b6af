import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import { api } from '#shared/paths.ts'
import { dashboardAnswerSchema } from '#shared/schemas/dashboard.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentDashboard } from './dashboard.presenter.ts'
import type { DashboardService } from './dashboard.service.ts'

export const dashboardRoutes: FastifyPluginAsyncZod<{
  dashboard: DashboardService
  guards: Guards
}> = async (app, { dashboard, guards }) => {
  app.get(
    api.dashboard,
    {
      onRequest: guards.require(whyNot.openDashboard),
      schema: {
        tags: ['owner'],
        summary: 'The own profile, the newest bookings, and what there is to pay',
        response: { 200: dashboardAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => presentDashboard(await dashboard.get(signedInUser(request))),
  )
}
