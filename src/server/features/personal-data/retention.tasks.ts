import type { CountsByState } from '#server/platform/metrics/counts-by-state.ts'
import { dailyAt } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import { DUE_DATA, type RetentionService } from './retention.service.ts'

export const createRetentionTasks = (retention: RetentionService): Task[] => [
  {
    name: 'retention',
    title: 'Old personal data',
    description:
      'Clears the details of old bookings and deletes old addresses, notices, conversations and unpaid accounts, after the KEEP_…_DAYS of the settings.',
    next: dailyAt(4),
    run: async () => {
      const removed = await retention.removeDue()
      const { bookings, unconfirmed, unconfirmedSignups, reviewAddresses } = removed
      const { newsletter, notices, conversations, payments, requests, lapsedAccounts } = removed
      return `Bookings cleared: ${bookings}. Unconfirmed addresses deleted: ${unconfirmed + unconfirmedSignups}. Addresses behind reviews: ${reviewAddresses}. Old newsletter addresses: ${newsletter}. Formal notices: ${notices}. Conversations: ${conversations}. Payments cleared: ${payments}. Answered requests: ${requests}. Unpaid accounts: ${lapsedAccounts}.`
    },
  },
]

export const removedCounts = (retention: RetentionService): CountsByState => ({
  name: 'cpt_personal_data_removed',
  help: 'Rows with personal data that were cleared or deleted because they are old, since the process started.',
  states: DUE_DATA,
  count: async () => new Map(retention.getRemoved()),
})
