import Fastify from 'fastify'
import { createPaymentWorker } from '#server/features/payments/payment-worker.ts'
import {
  createSimulatedPayfast,
  type Order,
  type SimulatedPayfast,
} from '#server/features/payments/simulator/simulated-payfast.ts'
import { simulatorRoutes } from '#server/features/payments/simulator/simulator.routes.ts'
import { ownPages } from '#shared/own-paths.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import type { TestApp } from '#tests/helpers/test-app.ts'

/** An address of the provider's networks, as passed on by a trusted proxy. */
export const PROVIDER_ADDRESS = '197.97.145.150'
const SETTINGS = {
  PAYFAST_MERCHANT_ID: '10000100',
  PAYFAST_MERCHANT_KEY: '46f0cd694581a',
  PAYFAST_PASSPHRASE: 'not-a-real-phrase',
}

/** A provider whose notifications come from this machine, and who never answers. */
export const QUIET_PROVIDER = {
  ...SETTINGS,
  PAYFAST_URL: 'http://127.0.0.1:9',
  PAYFAST_NETWORKS: '127.0.0.0/8',
}

export interface ProviderServer {
  payfast: SimulatedPayfast
  /** The app's configuration for it. */
  environment: Record<string, string>
  /** How the provider answers a confirmation request; 'down' is every request. */
  mood: { answer: 'as it is' | 'silent' | 'broken' | 'invalid' | 'down' }
  confirmations(): number
  close(): Promise<void>
}

/** The simulated provider on a port of its own. */
export async function startProvider(): Promise<ProviderServer> {
  const payfast = createSimulatedPayfast({
    merchantId: SETTINGS.PAYFAST_MERCHANT_ID,
    merchantKey: SETTINGS.PAYFAST_MERCHANT_KEY,
    passphrase: SETTINGS.PAYFAST_PASSPHRASE,
    url: '',
    networks: [],
  })
  const server = Fastify()
  const mood: ProviderServer['mood'] = { answer: 'as it is' }
  let confirmations = 0
  server.addHook('onRequest', async (request, reply) => {
    if (mood.answer === 'down') {
      request.socket.destroy()
      return reply.hijack()
    }
    if (!request.url.endsWith('/validate')) return
    confirmations += 1
    if (mood.answer === 'silent') request.socket.destroy()
    if (mood.answer === 'broken') return reply.code(502).send('bad gateway')
    if (mood.answer === 'invalid') return reply.send('INVALID')
  })
  await server.register(simulatorRoutes, { payfast, base: '', log: server.log })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    payfast,
    mood,
    environment: { ...SETTINGS, PAYFAST_URL: url, TRUST_PROXY: '127.0.0.1' },
    confirmations: () => confirmations,
    close: () => server.close(),
  }
}

/** Opens the checkout as the owner, without saying who the invoice is for, and posts its form to the provider. */
export async function orderOf(
  app: TestApp,
  provider: ProviderServer,
  owner: { id: string },
  query = '?details=later',
): Promise<Order> {
  const cookie = await signIn(app, owner)
  const page = await app.server.inject({ url: `${ownPages.checkout}${query}`, headers: { cookie } })
  const inputs = page.body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"\/?>/g)
  const form = new URLSearchParams(
    [...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  )
  const taken = provider.payfast.takeOrder(form.toString())
  if (!taken) throw new Error(`The provider refused the form: ${page.statusCode} ${page.body}`)
  return taken.order
}

export function notify(app: TestApp, body: string, address = PROVIDER_ADDRESS) {
  return app.server.inject({
    method: 'POST',
    url: '/api/payments/payfast',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': address,
    },
    payload: body,
  })
}

/** Processes everything that is due. */
export async function processDue(app: TestApp): Promise<void> {
  const worker = createPaymentWorker(app.context, app.services.notifications.work)
  while ((await worker.runOnce()) > 0);
}
