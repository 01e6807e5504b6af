import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import type { InvoiceDetailsService } from '#server/features/invoices/invoice-details.service.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import { csvAnswer, sendCsv } from '#server/platform/http/csv-answer.ts'
import { billingApi } from '#shared/billing/billing-paths.ts'
import { doneAnswerSchema } from '#shared/schemas/account.ts'
import {
  billingAnswerSchema,
  invoiceDetailsSchema,
  planChangeSchema,
} from '#shared/schemas/billing/billing.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { BillingService } from './billing.service.ts'
import { billingCsv } from './billing-csv.ts'
import type { PlanChangeService } from './plan-change.service.ts'

const tags = ['owner']

export const billingRoutes: FastifyPluginAsyncZod<{
  billing: BillingService
  planChanges: PlanChangeService
  invoiceDetails: InvoiceDetailsService
  guards: Guards
}> = async (app, { billing, planChanges, invoiceDetails, guards }) => {
  app.get(
    billingApi.billing,
    {
      onRequest: guards.require(whyNot.manageBilling),
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
      onRequest: guards.require(whyNot.manageBilling),
      schema: {
        tags,
        summary: 'Change, cancel or keep the plan; each sends a mail',
        body: planChangeSchema,
        response: { 200: doneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      await planChanges.change(signedInUser(request), request.body.change)
      return { message: 'Your plan is changed.' }
    },
  )

  app.put(
    billingApi.billingDetails,
    {
      onRequest: guards.require(whyNot.manageBilling),
      schema: {
        tags,
        summary: 'Say to whom later invoices go',
        body: invoiceDetailsSchema,
        response: { 200: doneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      await invoiceDetails.save(signedInUser(request).id, request.body)
      return { message: 'Later invoices go there.' }
    },
  )

  app.get(
    billingApi.billingFile,
    {
      onRequest: guards.require(whyNot.manageBilling),
      schema: { tags, summary: 'What was paid, as a file', response: csvAnswer },
    },
    async (request, reply) => {
      const { history } = await billing.get(signedInUser(request))
      return sendCsv(reply.header('cache-control', 'no-store'), 'history.csv', billingCsv(history))
    },
  )
}
