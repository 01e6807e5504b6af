/** The recorded actions of admins, with their labels. */
const ADMIN_ACTION_WORDS = {
  activate: 'Activated the account',
  pause: 'Paused the subscription',
  resume: 'Resumed the subscription',
  eft: 'Noted a payment by EFT',
  refund: 'Noted a refund',
  'settle-payment': 'Settled a payment message',
  'export-ledger': 'Exported the ledger',
  'reset-password': 'Reset the password',
  delete: 'Deleted the user',
  'add-gem': 'Added a featured gem',
  'remove-gem': 'Removed a featured gem',
  'export-businesses': 'Exported the user list',
  'export-newsletter': 'Exported the newsletter list',
  'publish-review': 'Published a review',
  'keep-review': 'Kept a reported review',
  'hide-review': 'Hid a review',
  'publish-reviews': 'Published all held reviews',
  'hide-reviews': 'Hid all held reviews',
  'retry-mail': 'Sent a mail again',
  'second-factor-on': 'Turned the second sign-in step on',
  'second-factor-off': 'Turned the second sign-in step off',
  'recovery-codes': 'Made new recovery codes',
} as const
export type AdminActionKind = keyof typeof ADMIN_ACTION_WORDS

/** An unknown action, from a later version, is shown by its name. */
export function adminActionWords(action: string): string {
  const words: Record<string, string> = ADMIN_ACTION_WORDS
  return words[action] ?? action
}

/** The page size of every list of the panel. */
export const ADMIN_PAGE_SIZE = 50

/** The sort orders of the list of users. */
export const ADMIN_BUSINESS_SORTS = ['created', 'name', 'plan', 'status', 'area'] as const
export type AdminBusinessSort = (typeof ADMIN_BUSINESS_SORTS)[number]
