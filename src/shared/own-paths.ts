/** Addresses of pages for one owner or the admins: apart from `paths.ts`, which every page of a visitor loads. */

import { stringifySearch } from './search-params.ts'

type ConversationAction = 'reply' | 'note' | 'solve' | 'reopen'

export type UserAction =
  | 'activate'
  | 'pause'
  | 'reset-link'
  | 'send-again'
  | 'undo'
  | 'unpause'
  | 'welcome'

/** Pages for one owner, never cached. */
export const ownPages = {
  /** Download everything, close the account. */
  account: '/dashboard/account',
  accountDownload: '/dashboard/account/download',
  accountClose: '/dashboard/account/close',
  accountKeep: '/dashboard/account/keep',
  /** Ask for turns among the Featured Gems. */
  gems: '/dashboard/featured-gems',
  gemsLeave: '/dashboard/featured-gems/leave',
  /** What the owner and we wrote to each other. */
  help: '/dashboard/help',
  /** To print: a QR code of the Google review form. */
  googleCard: '/dashboard/google-card',
  billingChange: '/dashboard/billing/change',
  billingDetails: '/dashboard/billing/details',
  /** With ?for=difference to move to PREMIUM at once. */
  checkout: '/billing/checkout',
  checkoutDetails: '/billing/checkout/details',
  card: '/billing/card',
  moneySettled: '/admin/money/settled',
  ownerMoney: (userId: string) => `/admin/money/${encodeURIComponent(userId)}`,
  /** With ?state= and ?page=. */
  support: '/admin/support',
  supportConversation: (id: string) => `/admin/support/${encodeURIComponent(id)}`,
  supportAction: (id: string, action: ConversationAction) =>
    `/admin/support/${encodeURIComponent(id)}/${action}`,
  user: (userId: string) => `/admin/users/${encodeURIComponent(userId)}`,
  userAction: (userId: string, action: UserAction) =>
    `/admin/users/${encodeURIComponent(userId)}/${action}`,
  /** 'Ready to open?', later 'All well'. */
  ready: '/admin/ready',
  readyAction: (action: ReadyAction) => `/admin/ready/${action}`,
  /** The page after one of its actions. */
  readyAfter: (action: ReadyAction) => `/admin/ready?done=${action}`,
  /** Businesses that nobody has claimed: the switch, and imports. */
  imports: '/admin/imports',
  /** With the page of the rows that are perhaps listed already. */
  import: (id: string, page = 1) =>
    `/admin/imports/${encodeURIComponent(id)}${stringifySearch({ page: page > 1 ? page : '' })}`,
  importReport: (id: string) => `/api/admin/imports/${id}/report.csv`,
  importAction: (id: string, action: ImportAction) => `/admin/imports/${id}/${action}`,
  importsAction: (action: 'show' | 'hide') => `/admin/imports/${action}`,
  /** The one mail to businesses that nobody has claimed. */
  invitations: '/admin/invitations',
  invitationsAction: (action: 'send' | 'close') => `/admin/invitations/${action}`,
  /** What visitors suggest about businesses, and what was changed; with ?q=. */
  corrections: '/admin/corrections',
  correctionAction: (id: string, decision: 'accept' | 'decline') =>
    `/admin/corrections/${encodeURIComponent(id)}/${decision}`,
  changePutBack: (id: string) => `/admin/changes/${encodeURIComponent(id)}/put-back`,
  /** Who says that a page is theirs; with ?state=. */
  claims: '/admin/claims',
  claimAction: (id: string, action: 'approve' | 'decline' | 'code') =>
    `/admin/claims/${encodeURIComponent(id)}/${action}`,
  invoice: (number: string) => `/billing/invoices/${encodeURIComponent(number)}`,
} as const

type ImportAction = 'apply' | 'columns' | 'decide' | 'discard' | 'undo'

export type ReadyAction =
  | 'ask-second-step'
  | 'back-up'
  | 'close'
  | 'details'
  | 'mails'
  | 'open'
  | 'test-mail'
  | 'test-payment'

/** The admin's pages about personal data. */
export const adminPrivacyPages = {
  requests: '/admin/privacy',
  enterRequest: '/admin/privacy/requests',
  closeRequest: (id: string) => `/admin/privacy/requests/${id}/close`,
  /** What goes because it is old. */
  oldData: '/admin/privacy/old-data',
  breaches: '/admin/privacy/breaches',
  breach: (id: string) => `/admin/privacy/breaches/${encodeURIComponent(id)}`,
  breachAction: (id: string, action: BreachAction) => `/admin/privacy/breaches/${id}/${action}`,
} as const

export type BreachAction = 'save' | 'send' | 'stop' | 'go-on' | 'discard'
