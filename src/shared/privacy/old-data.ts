import type { Period } from './periods.ts'

/** What goes by itself every day: whose period counts, and what it is called for admins. */
export const OLD_DATA = {
  bookings: { period: 'bookings', title: 'Bookings: name, number, address, note, messages' },
  unconfirmed: { period: 'unconfirmed', title: 'Addresses behind reviews that nobody confirmed' },
  unconfirmedSignups: {
    period: 'unconfirmed',
    title: 'Newsletter addresses that nobody confirmed',
  },
  reviewAddresses: { period: 'reviewAddresses', title: 'Confirmed addresses behind reviews' },
  newsletter: { period: 'newsletter', title: 'Who has left the newsletter' },
  notices: { period: 'notices', title: 'Formal notices about reviews that were decided' },
  conversations: { period: 'conversations', title: 'What people wrote to us, and our answers' },
  lapsedAccounts: {
    period: 'lapsedAccounts',
    title: 'Owners’ accounts that are not paid, 30 days after a warning',
  },
  payments: {
    period: 'payments',
    title: 'Payments and invoices of accounts that are gone: who paid',
  },
  requests: { period: 'requests', title: 'Requests about data that were answered' },
} as const satisfies Record<string, { period: Period; title: string }>
export type OldData = keyof typeof OLD_DATA

/** More than these are not counted. */
export const MOST_COUNTED = 10_000

/** The admin's look at what the next run would remove. */
export interface OldDataView {
  rows: {
    data: OldData
    /** How long it is kept, and the setting that says so. */
    days: number
    setting: string
    due: number
  }[]
}
