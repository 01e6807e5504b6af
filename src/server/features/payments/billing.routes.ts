import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import { billingApi } from '#shared/billing/billing-paths.ts'
import { doneAnswerSchema } from '#shared/schemas/account.ts'
import { billingAnswerSchema, planChangeSchema } from '#shared/schemas/billing.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { BillingService } from './billing.service.ts'
import type { PlanChangeService } from './plan-change.service.ts'

const tags = ['owner']

export const billingRoutes: FastifyPluginAsyncZod<{
  billing: BillingService
  planChanges: PlanChangeService
  guards: Guards
}> = async (app, { billing, planChanges, guards }) => {
  app.get(
    billingApi.billing,
    {
      onRequest: guards.requireRole('BUSINESS'),
      schema: {
        tags,
        summary: 'The own plan, the next payment and what was paid',
        response: { 200: billingAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => billing.get(signedInUser(request)),
  )

  app.post(
    billingApi.billingChange,
    {
      onRequest: guards.requireRole('BUSINESS'),
      schema: {
        tags,
        summary: 'Change, cancel or keep the plan; each is told by mail',
        body: planChangeSchema,
        response: { 200: doneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      await planChanges.change(signedInUser(request), request.body.change)
      return { message: 'Your plan is changed.' }
    },
  )
}
