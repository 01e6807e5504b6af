import type { CountsByState } from '#server/platform/metrics/counts-by-state.ts'
import { countPaymentMessages } from './payment-count.repository.ts'

export const paymentMessageCounts: CountsByState = {
  name: 'cpt_payment_messages',
  help: 'Messages to and from the payment provider that are queued, were rejected or need an admin.',
  states: ['waiting', 'rejected', 'failed'],
  count: countPaymentMessages,
}
