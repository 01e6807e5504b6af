import formbody from '@fastify/formbody'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import { createGuards, signedInUser } from '#server/features/accounts/guards.ts'
import { createSessionCookies } from '#server/features/accounts/sessions/session-cookies.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import type { Context } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/errors.ts'
import { allowFormTo } from '#server/platform/http/security.ts'
import { type Fields, readFields } from '#server/render/plain-forms/form-fields.ts'
import { PlainPage } from '#server/render/plain-forms/plain-page.tsx'
import { refusedForm } from '#server/render/plain-forms/refused-form.ts'
import { sendPlainPage, statusOf } from '#server/render/send-plain-page.tsx'
import type { Services } from '#server/services.ts'
import { ownPages } from '#shared/billing/billing-paths.ts'
import { pages } from '#shared/paths.ts'
import { invoiceDetailsSchema, planChangeSchema } from '#shared/schemas/billing/billing.ts'
import { BillingPage, type BillingPageProps } from '#web/features/billing/pages/billing-page.tsx'
import { renderBilling } from './billing-document.ts'
import { checkoutPage } from './checkout-page.ts'
import { invoicePage } from './invoice-page.ts'

interface OwnBillingOptions {
  context: Context
  services: Services
  styles: string[]
}

const HTML = 'text/html; charset=utf-8'
const BACK = { href: ownPages.billing, label: 'Back to Plan & billing' }

const billingQuerySchema = z.object({
  /** The checkout that the owner returns from. */
  paid: z.string().max(64).optional().catch(undefined),
  ask: z.literal('cancel').optional().catch(undefined),
  edit: z.literal('details').optional().catch(undefined),
})

/** Pages about one person's payments: without a script, and never cached. */
export const ownBillingRoutes: FastifyPluginAsyncZod<OwnBillingOptions> = async (app, options) => {
  const { context, services, styles } = options
  const { supportEmail } = context.config
  const guards = createGuards(app, services.sessions, createSessionCookies(context))

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    await guards.noticeUser(request, reply)
    const { user } = request
    if (!user || user.mustChangePassword) return reply.redirect(pages.auth, 303)
    if (user.mustSetSecondFactor) return reply.redirect(pages.admin, 303)
  })

  const send = (reply: FastifyReply, html: string) => reply.type(HTML).send(html)
  app.setErrorHandler((error, _request, reply) => {
    // A cross-site request is refused as everywhere else.
    if (!(error instanceof Refusal) || error.kind === 'forbidden') throw error
    const title = 'Plan & billing'
    const page = <PlainPage title={title} sentences={[error.message]} back={BACK} />
    return sendPlainPage(styles)(reply, statusOf(error), title, page)
  })

  const ownerOf = ({ user }: FastifyRequest): CurrentUser => {
    if (!user) throw new Refusal('unauthenticated', 'Please sign in first.')
    const reason = whyNot.manageBilling(user)
    if (reason !== null) throw new Refusal('not-found', reason)
    return user
  }

  const billingPage = (page: BillingPageProps) => {
    const { businessName } = page.billing
    const title = businessName ? `Plan & billing, ${businessName}` : 'Plan & billing'
    // The provider's notification arrives within seconds; the page reloads itself.
    const refresh = page.waiting ? `<meta http-equiv="refresh" content="3">` : ''
    return renderBilling(title, <BillingPage {...page} />, styles, refresh)
  }

  await app.register(formbody)

  app.get(
    ownPages.billing,
    { schema: { hide: true, querystring: billingQuerySchema } },
    async (request, reply) => {
      const { paid, ask, edit } = request.query
      const owner = ownerOf(request)
      const billing = await services.billing.get(owner)
      const waiting = paid !== undefined && (await services.checkouts.isWaiting(owner, paid))
      const editDetails = edit === undefined ? null : {}
      const page = { billing, waiting, askCancel: ask === 'cancel', editDetails }
      return send(reply, billingPage({ ...page, supportEmail }))
    },
  )

  app.post(ownPages.billingDetails, { schema: { hide: true } }, async (request, reply) => {
    const owner = ownerOf(request)
    const fields: Fields = { name: '', address: '', vatNumber: '', ...readFields(request.body) }
    const details = invoiceDetailsSchema.safeParse(fields)
    if (details.success) {
      await services.invoiceDetails.save(owner.id, details.data)
      return reply.redirect(ownPages.billing, 303)
    }
    const billing = await services.billing.get(owner)
    const editDetails = { refused: refusedForm(details.error, fields) }
    const page = { billing, waiting: false, askCancel: false, editDetails, supportEmail }
    return send(reply.code(400), billingPage(page))
  })

  app.post(
    ownPages.billingChange,
    { schema: { hide: true, body: planChangeSchema } },
    async (request, reply) => {
      await services.planChanges.change(ownerOf(request), request.body.change)
      return reply.redirect(ownPages.billing, 303)
    },
  )

  app.get(
    ownPages.checkout,
    {
      config: { writesOnRead: true },
      schema: {
        hide: true,
        querystring: z.object({ for: z.literal('difference').optional().catch(undefined) }),
      },
    },
    async (request, reply) => {
      const purpose = request.query.for ?? 'subscribe'
      const checkout = await services.checkouts.prepare(ownerOf(request), purpose)
      allowFormTo(reply, checkout.form.action)
      return send(reply, checkoutPage(checkout, context.config, styles))
    },
  )

  app.get(ownPages.card, { schema: { hide: true } }, async (request, reply) =>
    reply.redirect(await services.checkouts.getCardPage(ownerOf(request).id), 303),
  )

  app.get(
    ownPages.invoice(':number').replace('%3A', ':'),
    { schema: { hide: true, params: z.object({ number: z.string().max(40) }) } },
    async (request, reply) => {
      const invoice = await services.invoices.get(request.params.number, signedInUser(request))
      return send(reply, invoicePage(invoice, supportEmail, styles))
    },
  )
}
