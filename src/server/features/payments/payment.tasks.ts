import { dailyAt, hourly } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { BillingDayService } from './billing-day.service.ts'

export const createPaymentTasks = (days: BillingDayService): Task[] => [
  {
    name: 'billing-day',
    title: 'Payments that are due',
    description:
      'Reminds owners on days 0, 3 and 7 after a missed payment, pauses on day 10, and ends what was cancelled.',
    next: hourly,
    run: async () => `Accounts changed: ${await days.run()}.`,
  },
  {
    name: 'rejected-notifications',
    title: 'Rejected payment messages',
    description: 'Removes what was rejected as no message of the payment provider, after 30 days.',
    next: dailyAt(4),
    run: async () => `Messages removed: ${await days.removeRejected()}.`,
  },
]
