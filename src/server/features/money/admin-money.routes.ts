import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import { csvAnswer, sendCsv } from '#server/platform/http/csv-answer.ts'
import { billingApi } from '#shared/billing/billing-paths.ts'
import { api } from '#shared/paths.ts'
import { adminDoneAnswerSchema, userTargetSchema } from '#shared/schemas/admin.ts'
import {
  eftSchema,
  moneyAnswerSchema,
  moneyFileQuerySchema,
  moneyQuerySchema,
  ownerLedgerAnswerSchema,
  refundSchema,
  settlePaymentSchema,
} from '#shared/schemas/billing/money.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { AdminMoneyService } from './admin-money.service.ts'
import type { AdminPaymentService } from './admin-payment.service.ts'
import type { AttentionService } from './attention.service.ts'

const tags = ['admin']

export const adminMoneyRoutes: FastifyPluginAsyncZod<{
  money: AdminMoneyService
  payments: AdminPaymentService
  attention: AttentionService
}> = async (app, { money, payments, attention }) => {
  app.get(
    billingApi.adminMoney,
    {
      schema: {
        tags,
        summary: 'What came in, is failing and was lost; twelve months; the ledger of a month',
        querystring: moneyQuerySchema,
        response: { 200: moneyAnswerSchema, '4xx': problemSchema },
      },
    },
    ({ query }) => money.get(query),
  )

  app.get(
    billingApi.adminMoneyFile,
    {
      config: { writesOnRead: true },
      schema: {
        tags,
        summary: 'The ledger of a month as a file for the bookkeeper',
        querystring: moneyFileQuerySchema,
        response: csvAnswer,
      },
    },
    async (request, reply) =>
      sendCsv(reply, 'ledger.csv', await money.export(signedInUser(request), request.query.month)),
  )

  app.get(
    `${api.adminUsers}/:userId/ledger`,
    {
      schema: {
        tags,
        summary: 'The ledger of an owner, also of a deleted one',
        params: userTargetSchema,
        response: { 200: ownerLedgerAnswerSchema, '4xx': problemSchema },
      },
    },
    ({ params }) => money.getOwner(params.userId),
  )

  const noting = <Body extends z.ZodType>(summary: string, body: Body) => ({
    schema: {
      tags,
      summary,
      body,
      response: { 200: adminDoneAnswerSchema, '4xx': problemSchema },
    },
  })

  app.post(
    billingApi.adminEft,
    noting('Note a month that was paid by bank transfer; activates and brings back', eftSchema),
    async (request) => {
      await payments.noteEft(signedInUser(request), request.body)
      return { message: 'The payment is booked.' }
    },
  )

  app.post(
    billingApi.adminRefund,
    noting('Note money that went back, with a credit note', refundSchema),
    async (request) => {
      await payments.noteRefund(signedInUser(request), request.body)
      return { message: 'The refund is noted.' }
    },
  )

  app.post(
    billingApi.adminSettle,
    noting('Say that a payment message that could not be booked is settled', settlePaymentSchema),
    async (request) => {
      await attention.settle(signedInUser(request), request.body.messageId)
      return { message: 'It is settled.' }
    },
  )
}
