import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply } from 'fastify'
import { centsToDecimal } from '#shared/money/cents.ts'
import type { Order, SimulatedPayfast } from './simulated-payfast.ts'
import { cardSheet, orderSheet, simulatorPage } from './simulator-pages.ts'

interface SimulatorOptions {
  payfast: SimulatedPayfast
  /** Its path in the site, or '' on a server of its own. */
  base: string
  log: FastifyBaseLogger
}

const HTML = 'text/html; charset=utf-8'
const hidden = { schema: { hide: true } }

/** The payment provider's pages and calls. Never part of production. */
export const simulatorRoutes: FastifyPluginAsync<SimulatorOptions> = async (app, options) => {
  const { payfast, base, log } = options
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  const notify = async (order: Order, body: string | null): Promise<void> => {
    if (body === null) return
    await fetch(order.get('notify_url'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }).catch((err) => log.warn({ err }, 'the simulated provider could not notify us'))
  }
  const page = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).type(HTML).header('cache-control', 'no-store').send(html)
  const nothing = (reply: FastifyReply) =>
    page(reply, 404, simulatorPage('Nothing here', 'This payment is not known any more.'))

  app.post(`${base}/eng/process`, hidden, async (request, reply) => {
    const taken = payfast.takeOrder(String(request.body ?? ''))
    if (!taken) return page(reply, 400, simulatorPage('Refused', 'The signature is wrong.'))
    return page(reply, 200, orderSheet(base, taken.id, taken.order))
  })

  app.post<{ Params: { id: string; choice: string } }>(
    `${base}/eng/process/:id/:choice`,
    hidden,
    async ({ params: { id, choice } }, reply) => {
      const order = payfast.orders.get(id)
      if (!order) return nothing(reply)
      payfast.orders.delete(id)
      if (choice === 'cancel') return reply.redirect(order.get('cancel_url'), 303)
      await notify(order, choice === 'pay' ? payfast.pay(order) : payfast.fail(order))
      return reply.redirect(order.get(choice === 'pay' ? 'return_url' : 'cancel_url'), 303)
    },
  )

  app.post(`${base}/eng/query/validate`, hidden, async (request) =>
    payfast.isKnown(String(request.body ?? '')) ? 'VALID' : 'INVALID',
  )

  const taken = { code: 200, status: 'success', data: { response: true, message: 'Success' } }
  app.put<{ Params: { token: string } }>(
    `${base}/subscriptions/:token/cancel`,
    hidden,
    async ({ params: { token } }) => {
      const order = payfast.subscriptions.get(token)?.order
      if (order) await notify(order, payfast.cancel(token))
      return taken
    },
  )
  app.patch<{ Params: { token: string } }>(
    `${base}/subscriptions/:token/update`,
    hidden,
    async ({ params: { token }, body }) => {
      const fields = new URLSearchParams(String(body ?? ''))
      const [amount, runDate] = [fields.get('amount'), fields.get('run_date')]
      const subscription = payfast.subscriptions.get(token)
      if (subscription && amount !== null) subscription.amount = centsToDecimal(Number(amount))
      if (subscription && runDate !== null) subscription.billingDate = runDate
      return taken
    },
  )

  app.get<{ Params: { token: string }; Querystring: { return?: string } }>(
    `${base}/eng/recurring/update/:token`,
    hidden,
    async ({ params: { token } }, reply) => {
      const subscription = payfast.subscriptions.get(token)
      if (!subscription) return nothing(reply)
      return page(reply, 200, cardSheet(base, token, subscription.order.get('cancel_url')))
    },
  )
  app.post<{ Params: { token: string; choice: string } }>(
    `${base}/subscriptions/:token/:choice`,
    hidden,
    async ({ params: { token, choice } }, reply) => {
      const subscription = payfast.subscriptions.get(token)
      if (!subscription) return nothing(reply)
      const status = choice === 'charge' ? 'COMPLETE' : 'FAILED'
      await notify(subscription.order, payfast.chargeNextMonth(token, status))
      return reply.redirect(subscription.order.get('cancel_url'), 303)
    },
  )
}
