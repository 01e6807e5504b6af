import type { PayfastConfig } from '#server/features/payments/payment.settings.ts'
import { apiAddress } from './payfast.ts'
import { signCall } from './signature.ts'

const TIMEOUT_MS = 5000

/** No answer, or an unusable one: retry later. */
export class NoAnswerError extends Error {}

async function ask(url: string, options: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, {
      ...options,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: answer.status, text: (await answer.text()).slice(0, 2000) }
  } catch (cause) {
    throw new NoAnswerError('The payment provider did not answer.', { cause })
  }
}

/** Whether the provider confirms a notification as its own. Only a definite answer counts. */
export async function confirmNotification(
  payfast: PayfastConfig,
  parameters: string,
): Promise<boolean> {
  const { status, text } = await ask(`${payfast.url}/eng/query/validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: parameters,
  })
  if (status !== 200)
    throw new NoAnswerError(`The payment provider answered ${status} to a confirmation.`)
  return text.trim().split(/\s/, 1)[0] === 'VALID'
}

/** Sends a change of a subscription to the provider. Throws if it was not accepted. */
async function callSubscription(
  payfast: PayfastConfig,
  { method, path, body }: { method: 'PUT' | 'PATCH'; path: string; body: Record<string, string> },
  now: Date,
): Promise<void> {
  const headers = {
    'merchant-id': payfast.merchantId,
    version: 'v1',
    timestamp: now.toISOString().replace(/\.\d+Z$/, '+00:00'),
  }
  const signature = signCall({ ...headers, ...body }, payfast.passphrase)
  const { status, text } = await ask(apiAddress(payfast, path), {
    method,
    headers: { ...headers, signature, 'content-type': 'application/x-www-form-urlencoded' },
    // A cancellation without a body would lack the Content-Length that the provider requires.
    body: new URLSearchParams(body).toString(),
  })
  if (status !== 200 || !/"status"\s*:\s*"success"/.test(text))
    throw new NoAnswerError(`The payment provider answered ${status} to ${method}.`)
}

const subscriptionPath = (token: string, action: string) =>
  `/subscriptions/${encodeURIComponent(token)}/${action}`

export const cancelAtProvider = (payfast: PayfastConfig, token: string, now: Date) =>
  callSubscription(
    payfast,
    { method: 'PUT', path: subscriptionPath(token, 'cancel'), body: {} },
    now,
  )

interface SubscriptionChange {
  token: string
  /** What is charged from now on. */
  amountCents?: number
  /** The day of the next charge. */
  nextChargeOn?: string
}

/** Sent twice it has no other effect than once. */
export const changeAtProvider = (
  payfast: PayfastConfig,
  { token, amountCents, nextChargeOn }: SubscriptionChange,
  now: Date,
) =>
  callSubscription(
    payfast,
    {
      method: 'PATCH',
      path: subscriptionPath(token, 'update'),
      body: {
        ...(amountCents !== undefined && { amount: String(amountCents) }),
        ...(nextChargeOn !== undefined && { run_date: nextChargeOn }),
      },
    },
    now,
  )

/** The provider's page where the owner changes the card of a subscription. */
export function cardPage(payfast: PayfastConfig, token: string, returnUrl: string): string {
  return `${payfast.url}/eng/recurring/update/${encodeURIComponent(token)}?return=${encodeURIComponent(returnUrl)}`
}
