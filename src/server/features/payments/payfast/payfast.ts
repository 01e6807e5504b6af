import { createHmac } from 'node:crypto'
import {
  isSandbox,
  PAYFAST_LIVE_URL,
  type PayfastConfig,
} from '#server/features/payments/payment.settings.ts'
import type { Context } from '#server/platform/context.ts'
import { demoPayfastPath } from '#shared/paths.ts'

const DEMO_NETWORKS = ['127.0.0.0/8', '::1']

/**
 * The provider as configured; in demo mode a simulated one inside this process. Undefined if there is none. A
 * function, since the demo's address is known only after listen.
 */
export function findPayfast(
  context: Pick<Context, 'config' | 'publicUrl' | 'secret'>,
): PayfastConfig | undefined {
  const { config, publicUrl, secret } = context
  if (config.payfast) return config.payfast
  if (!config.demo) return undefined
  const invent = (name: string) =>
    createHmac('sha256', secret).update(`demo-payfast:${name}`).digest('hex').slice(0, 24)
  return {
    merchantId: '10000100',
    merchantKey: invent('key'),
    passphrase: invent('passphrase'),
    url: publicUrl() + demoPayfastPath,
    networks: DEMO_NETWORKS,
  }
}

/** The host of the subscription API; sandbox and live share it. */
export function apiAddress(payfast: PayfastConfig, path: string): string {
  if (isSandbox(payfast)) return `https://api.payfast.co.za${path}?testing=true`
  return payfast.url === PAYFAST_LIVE_URL
    ? `https://api.payfast.co.za${path}`
    : `${payfast.url}${path}`
}
