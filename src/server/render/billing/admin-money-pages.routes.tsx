import formbody from '@fastify/formbody'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { createGuards, signedInUser } from '#server/features/accounts/guards.ts'
import { createSessionCookies } from '#server/features/accounts/sessions/session-cookies.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import type { Context } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Services } from '#server/services.ts'
import { ownPages } from '#shared/billing/billing-paths.ts'
import { decimalToCents } from '#shared/money/cents.ts'
import { pages } from '#shared/paths.ts'
import {
  eftSchema,
  moneyQuerySchema,
  refundSchema,
  settlePaymentSchema,
} from '#shared/schemas/billing/money.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { MoneyPage } from '#web/features/billing/pages/money-page.tsx'
import { OwnerMoneyPage, type RejectedForm } from '#web/features/billing/pages/owner-money-page.tsx'
import { renderBilling } from './billing-document.ts'

interface AdminMoneyOptions {
  context: Context
  services: Services
  styles: string[]
}

const HTML = 'text/html; charset=utf-8'
const ownerParams = z.object({ userId: z.string().max(64) })
const refundForm = z.object({ entryId: z.string(), amount: z.string(), reason: z.string() })

const typedFields = z.record(z.string(), z.string())

/** A body that is no form has no fields, which the schema reports. */
const formOf = ({ body }: { body: unknown }) => typedFields.safeParse(body).data ?? {}

/** Invalid parameters count as left out. */
const { month, kind, page } = moneyQuerySchema.shape
const pageQuerySchema = z.object({
  month: month.catch(undefined),
  kind: kind.catch(undefined),
  page: page.catch(undefined),
})

/** The admin's pages about payments: links and plain forms, no script. */
export const adminMoneyPages: FastifyPluginAsyncZod<AdminMoneyOptions> = async (app, options) => {
  const { context, services, styles } = options
  const guards = createGuards(app, services.sessions, createSessionCookies(context))
  await app.register(formbody)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    await guards.noticeUser(request, reply)
    const { user } = request
    const isDue = user?.mustChangePassword || user?.mustSetSecondFactor
    if (!user || isDue || whyNot.openAdminPanel(user) !== null)
      return reply.redirect(pages.admin, 303)
  })

  app.get(
    ownPages.money,
    { schema: { hide: true, querystring: pageQuerySchema } },
    async ({ query }, reply) => {
      const money = await services.adminMoney.get(query)
      const page = <MoneyPage money={money} query={query} />
      return reply.type(HTML).send(renderBilling('Money', page, styles))
    },
  )

  app.post(
    ownPages.moneySettled,
    { schema: { hide: true, body: settlePaymentSchema } },
    async (request, reply) => {
      await services.moneyAttention.settle(signedInUser(request), request.body.messageId)
      return reply.redirect(ownPages.money, 303)
    },
  )

  const owner = `${ownPages.money}/:userId`
  const sendOwner = async (reply: FastifyReply, userId: string, rejected: RejectedForm | null) => {
    const ledger = await services.adminMoney.getOwner(userId)
    const today = capeTownDay(context.clock())
    return reply
      .code(rejected === null ? 200 : 409)
      .type(HTML)
      .send(
        renderBilling(
          'Ledger',
          <OwnerMoneyPage {...{ userId, ledger, today, rejected }} />,
          styles,
        ),
      )
  }

  /** Redirects back to the page; if it was refused, shows it with the reason and what was typed. */
  const carryOut = async (
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
    work: (fields: RejectedForm['fields']) => Promise<void>,
  ) => {
    const fields = formOf(request)
    try {
      await work(fields)
    } catch (error) {
      if (error instanceof Refusal)
        return sendOwner(reply, userId, { problem: error.message, fields })
      if (error instanceof z.ZodError) {
        const problem = error.issues[0]?.message ?? 'That is not complete.'
        return sendOwner(reply, userId, { problem, fields })
      }
      throw error
    }
    return reply.redirect(ownPages.ownerMoney(userId), 303)
  }

  app.get(owner, { schema: { hide: true, params: ownerParams } }, async ({ params }, reply) =>
    sendOwner(reply, params.userId, null),
  )

  app.post(
    `${owner}/eft`,
    { schema: { hide: true, params: ownerParams } },
    async (request, reply) => {
      const { userId } = request.params
      return carryOut(request, reply, userId, async (fields) => {
        const form = eftSchema.parse({ ...fields, userId })
        await services.adminPayments.noteEft(signedInUser(request), form)
      })
    },
  )

  app.post(
    `${owner}/refund`,
    { schema: { hide: true, params: ownerParams } },
    async (request, reply) =>
      carryOut(request, reply, request.params.userId, async (fields) => {
        const { entryId, amount, reason } = refundForm.parse(fields)
        const amountCents = decimalToCents(amount.trim().replace(/^R/i, '').replace(',', '.'))
        if (amountCents === null)
          throw new Refusal('invalid', 'Please give an amount such as 99.00.')
        const form = refundSchema.parse({ entryId, amountCents, reason })
        await services.adminPayments.noteRefund(signedInUser(request), form)
      }),
  )
}
