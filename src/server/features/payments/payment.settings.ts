import { z } from 'zod'
import { type Config, ConfigError } from '#server/platform/config/config.ts'
import {
  httpUrl,
  networks,
  optional,
  type Settings,
  withDefault,
} from '#server/platform/config/setting-types.ts'
import { findUnencryptedAddress } from '#server/platform/config/unencrypted-connections.ts'

/** How to reach the payment provider, and our credentials there. */
export interface PayfastConfig {
  merchantId: string
  merchantKey: string
  /** Signs requests to the provider and verifies its notifications. Never in a log or an answer. */
  passphrase: string
  url: string
  /** The networks that its notifications come from, as addresses or ranges. */
  networks: readonly string[]
}

export const PAYFAST_LIVE_URL = 'https://www.payfast.co.za'

/** As published by the provider. */
const PAYFAST_NETWORKS = [
  '197.97.145.144/28',
  '41.74.179.192/27',
  '102.216.36.0/28',
  '102.216.36.128/28',
  '144.126.193.139',
  '13.245.74.88',
]

export const PAYMENT_SETTINGS = {
  PAYMENT_URL_BASIC: optional(httpUrl),
  PAYMENT_URL_PREMIUM: optional(httpUrl),
  PAYFAST_MERCHANT_ID: optional(z.string().regex(/^\d{1,12}$/, 'must be a number')),
  PAYFAST_MERCHANT_KEY: optional(z.string().regex(/^\w{1,40}$/, 'must be letters and digits')),
  PAYFAST_PASSPHRASE: optional(
    z.string().regex(/^[\w.-]{8,32}$/, 'must be 8 to 32 letters, digits, or any of - _ .'),
  ),
  PAYFAST_URL: withDefault(httpUrl, PAYFAST_LIVE_URL),
  PAYFAST_NETWORKS: withDefault(networks, PAYFAST_NETWORKS),
}

type PaymentSettings = Settings<typeof PAYMENT_SETTINGS>

interface PaymentConfig {
  paymentUrl: { BASIC: string | undefined; PREMIUM: string | undefined }
  payfast: PayfastConfig | undefined
  /** What is paid here is not real: by the demo's simulator, or in the sandbox of a demo. It is marked for good. */
  isDemoMoney: boolean
}

declare module '#server/platform/config/config.ts' {
  interface Config extends PaymentConfig {}
}

export function readPaymentConfig(env: PaymentSettings, isDemo: boolean): PaymentConfig {
  const payfast = readPayfast(env)
  return {
    paymentUrl: { BASIC: env.PAYMENT_URL_BASIC, PREMIUM: env.PAYMENT_URL_PREMIUM },
    payfast,
    isDemoMoney: isDemo && (payfast === undefined || isSandbox(payfast)),
  }
}

/** Undefined if nothing is configured. */
function readPayfast(env: PaymentSettings): PayfastConfig | undefined {
  const { PAYFAST_MERCHANT_ID, PAYFAST_MERCHANT_KEY, PAYFAST_PASSPHRASE } = env
  const parts = { PAYFAST_MERCHANT_ID, PAYFAST_MERCHANT_KEY, PAYFAST_PASSPHRASE }
  const missing = Object.entries(parts).filter(([, value]) => value === undefined)
  if (missing.length === Object.keys(parts).length) return undefined
  if (!PAYFAST_MERCHANT_ID || !PAYFAST_MERCHANT_KEY || !PAYFAST_PASSPHRASE)
    throw new ConfigError(
      `${missing.map(([name]) => name).join(' and ')} missing: payments by Payfast need all of ${Object.keys(parts).join(', ')}.`,
    )
  return {
    merchantId: PAYFAST_MERCHANT_ID,
    merchantKey: PAYFAST_MERCHANT_KEY,
    passphrase: PAYFAST_PASSPHRASE,
    url: env.PAYFAST_URL.replace(/\/$/, ''),
    networks: env.PAYFAST_NETWORKS,
  }
}

export const findUnencryptedPayments = ({ payfast }: Pick<PaymentConfig, 'payfast'>) =>
  payfast === undefined ? null : findUnencryptedAddress('PAYFAST_URL', payfast.url)

/** Payfast's own address for tests; only `PAYFAST_LIVE_URL` takes real money. */
export function isSandbox({ url }: PayfastConfig): boolean {
  return new URL(url).hostname.endsWith('payfast.co.za') && url !== PAYFAST_LIVE_URL
}

/** For the log of every start and the admin's panel: a shop that gives its plans away looks like any other. */
export const findSandboxWarning = ({
  mode,
  payfast,
}: Pick<Config, 'mode' | 'payfast'>): string | null =>
  mode === 'production' && payfast !== undefined && isSandbox(payfast)
    ? `PAYFAST_URL is ${payfast.url}: Payfast's sandbox charges nobody, so every plan that is paid here is given away. Set PAYFAST_URL=${PAYFAST_LIVE_URL}.`
    : null
