/** Addresses of payments; a file of their own, since every page loads paths.ts. */

/** Pages for one owner, never cached. */
export const ownPages = {
  billing: '/dashboard/billing',
  billingChange: '/dashboard/billing/change',
  billingDetails: '/dashboard/billing/details',
  /** With ?for=difference to move to PREMIUM at once. */
  checkout: '/billing/checkout',
  card: '/billing/card',
  money: '/admin/money',
  moneySettled: '/admin/money/settled',
  ownerMoney: (userId: string) => `/admin/money/${encodeURIComponent(userId)}`,
  invoice: (number: string) => `/billing/invoices/${encodeURIComponent(number)}`,
} as const

/** The simulated payment provider; only in demo mode, never in production. */
export const demoPayfastPath = '/demo/payfast'

export const billingApi = {
  payfastNotifications: '/api/payments/payfast',
  billing: '/api/billing',
  billingChange: '/api/billing/change',
  billingDetails: '/api/billing/details',
  billingFile: '/api/billing/history.csv',
  adminMoney: '/api/admin/money',
  adminMoneyFile: '/api/admin/money.csv',
  adminEft: '/api/admin/eft',
  adminRefund: '/api/admin/refund',
  adminSettle: '/api/admin/settle-payment',
  adminLedger: (userId: string) => `/api/admin/users/${encodeURIComponent(userId)}/ledger`,
} as const
