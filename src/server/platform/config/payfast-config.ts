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
export const PAYFAST_NETWORKS = [
  '197.97.145.144/28',
  '41.74.179.192/27',
  '102.216.36.0/28',
  '102.216.36.128/28',
  '144.126.193.139',
  '13.245.74.88',
]

interface PayfastSettings {
  PAYFAST_MERCHANT_ID?: string | undefined
  PAYFAST_MERCHANT_KEY?: string | undefined
  PAYFAST_PASSPHRASE?: string | undefined
  PAYFAST_URL: string
  PAYFAST_NETWORKS: readonly string[]
}

/** Undefined if nothing is configured; a sentence if a setting is missing. */
export function readPayfast(env: PayfastSettings): PayfastConfig | string | undefined {
  const { PAYFAST_MERCHANT_ID, PAYFAST_MERCHANT_KEY, PAYFAST_PASSPHRASE } = env
  const parts = { PAYFAST_MERCHANT_ID, PAYFAST_MERCHANT_KEY, PAYFAST_PASSPHRASE }
  const missing = Object.entries(parts).filter(([, value]) => value === undefined)
  if (missing.length === Object.keys(parts).length) return undefined
  if (!PAYFAST_MERCHANT_ID || !PAYFAST_MERCHANT_KEY || !PAYFAST_PASSPHRASE)
    return `${missing.map(([name]) => name).join(' and ')} missing: payments by Payfast need all of ${Object.keys(parts).join(', ')}.`
  return {
    merchantId: PAYFAST_MERCHANT_ID,
    merchantKey: PAYFAST_MERCHANT_KEY,
    passphrase: PAYFAST_PASSPHRASE,
    url: env.PAYFAST_URL.replace(/\/$/, ''),
    networks: env.PAYFAST_NETWORKS,
  }
}
