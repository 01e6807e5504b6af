import formbody from '@fastify/formbody'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { createGuards, signedInUser } from '#server/features/accounts/guards.ts'
import { createSessionCookies } from '#server/features/accounts/sessions/session-cookies.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import type { Context } from '#server/platform/context.ts'
import { type Fields, readFields } from '#server/render/plain-forms/form-fields.ts'
import { refusedForm } from '#server/render/plain-forms/refused-form.ts'
import { statusOf } from '#server/render/send-plain-page.tsx'
import type { Services } from '#server/services.ts'
import { ownPages } from '#shared/billing/billing-paths.ts'
import { pages } from '#shared/paths.ts'
import {
  eftSchema,
  moneyQuerySchema,
  refundFormSchema,
  settlePaymentSchema,
} from '#shared/schemas/billing/money.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { MoneyPage } from '#web/features/billing/pages/money-page.tsx'
import { OwnerMoneyPage, type RefusedForms } from '#web/features/billing/pages/owner-money-page.tsx'
import { renderBilling } from './billing-document.ts'

interface AdminMoneyOptions {
  context: Context
  services: Services
  styles: string[]
}

const HTML = 'text/html; charset=utf-8'
const ownerParams = z.object({ userId: z.string().max(64) })

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
  const sendOwner = async (reply: FastifyReply, userId: string, refused: RefusedForms = {}) => {
    const ledger = await services.adminMoney.getOwner(userId)
    const today = capeTownDay(context.clock())
    const page = <OwnerMoneyPage {...{ userId, ledger, today, refused }} />
    return reply.type(HTML).send(renderBilling('Ledger', page, styles))
  }

  /** Redirects back to the page; if it was refused, shows it with the reason and what was typed. */
  const carryOut = async (
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
    form: keyof RefusedForms,
    work: (fields: Fields) => Promise<void>,
  ) => {
    const fields = readFields(request.body)
    try {
      await work(fields)
    } catch (error) {
      const refused = refusedForm(error, fields)
      return sendOwner(reply.code(statusOf(error)), userId, { [form]: refused })
    }
    return reply.redirect(`${ownPages.ownerMoney(userId)}#lines`, 303)
  }

  app.get(owner, { schema: { hide: true, params: ownerParams } }, async ({ params }, reply) =>
    sendOwner(reply, params.userId),
  )

  app.post(
    `${owner}/eft`,
    { schema: { hide: true, params: ownerParams } },
    async (request, reply) => {
      const { userId } = request.params
      return carryOut(request, reply, userId, 'eft', async (fields) => {
        const form = eftSchema.parse({ ...fields, userId })
        await services.adminPayments.noteEft(signedInUser(request), form)
      })
    },
  )

  app.post(
    `${owner}/refund`,
    { schema: { hide: true, params: ownerParams } },
    async (request, reply) =>
      carryOut(request, reply, request.params.userId, 'refund', async (fields) => {
        const { amount: amountCents, ...form } = refundFormSchema.parse(fields)
        await services.adminPayments.noteRefund(signedInUser(request), { ...form, amountCents })
      }),
  )
}
