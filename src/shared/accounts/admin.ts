import { keysOf } from '#shared/text/one-of.ts'

/** The recorded actions of admins, with their labels. */
const ADMIN_ACTION_WORDS = {
  activate: 'Activated the account',
  pause: 'Paused the subscription',
  resume: 'Resumed the subscription',
  'undo-activate': 'Undid the activation',
  'undo-pause': 'Undid the pause',
  eft: 'Recorded a payment by EFT',
  refund: 'Recorded a refund',
  'cancel-subscription': 'Cancelled the card payments',
  'pause-collection': 'Paused the card payments',
  'settle-payment': 'Settled a payment message',
  'export-ledger': 'Exported the ledger',
  'reset-password': 'Reset the password',
  'reset-link': 'Sent a link for a new password',
  delete: 'Deleted the user',
  'add-gem': 'Added a featured gem',
  'remove-gem': 'Removed a featured gem',
  'undo-remove-gem': 'Undid the removal of a featured gem',
  'accept-gem-request': 'Let a business take turns as a gem',
  'decline-gem-request': 'Declined a business as a gem',
  'export-businesses': 'Exported the user list',
  'export-newsletter': 'Exported the newsletter list',
  'publish-review': 'Published a review',
  'keep-review': 'Kept a reported review',
  'hide-review': 'Hid a review',
  'publish-reviews': 'Published all held reviews',
  'hide-reviews': 'Hid all held reviews',
  'open-site': 'Opened the site to search engines',
  import: 'Imported businesses from a file',
  'undo-import': 'Undid an import',
  'show-unclaimed': 'Showed businesses that nobody has claimed',
  'hide-unclaimed': 'Hid businesses that nobody has claimed',
  invite: 'Told businesses that nobody has claimed about their page',
  'close-mailbox': 'Noted that a mailbox wants no mail',
  'accept-correction': 'Accepted a correction',
  'decline-correction': 'Declined a correction',
  'put-back': 'Put back a detail of a business',
  'open-again': 'Opened a closed business again',
  'approve-claim': 'Approved a claim',
  'decline-claim': 'Declined a claim',
  'call-claim': 'Made a code to read out to a business',
  'close-site': 'Closed the site to search engines',
  'save-operator': 'Saved the details of the operator',
  'enter-request': 'Entered a request about data',
  'close-request': 'Closed a request about data',
  'send-breach-notice': 'Sent a notice about leaked data',
  'stop-breach-notice': 'Stopped a notice about leaked data',
  'read-user': 'Looked at the page of a user',
  'read-ledger': 'Looked at the ledger of a user',
  'retry-mail': 'Sent a mail again',
  'answer-conversation': 'Answered a message',
  'note-conversation': 'Wrote a note about a message',
  'solve-conversation': 'Solved a message',
  'reopen-conversation': 'Opened a message again',
  'second-factor-on': 'Turned the second sign-in step on',
  'second-factor-off': 'Turned the second sign-in step off',
  'recovery-codes': 'Made new recovery codes',
  'passkey-added': 'Added a passkey',
  'passkey-removed': 'Removed a passkey',
} as const
export type AdminActionKind = keyof typeof ADMIN_ACTION_WORDS
export const ADMIN_ACTION_KINDS = keysOf(ADMIN_ACTION_WORDS)

/** What changes nothing: recorded once a day for each admin and user, and listed only if it is asked for. */
export const READ_KINDS = ['read-user', 'read-ledger'] as const satisfies AdminActionKind[]

/** What acts at once and can be taken back for some seconds. */
export type UndoableKind = 'activate' | 'pause' | 'remove-gem'

/** An unknown action, from a later version, is shown by its name. */
export function adminActionWords(action: string): string {
  const words: Record<string, string> = ADMIN_ACTION_WORDS
  return words[action] ?? action
}

/** The page size of every list of the panel. */
export const ADMIN_PAGE_SIZE = 50

/** The rows of a page that is counted from 1. */
export function sliceOf({
  page = 1,
  size = ADMIN_PAGE_SIZE,
}: {
  page?: number | undefined
  size?: number | undefined
}) {
  return { limit: size, offset: (page - 1) * size }
}

/** The sort orders of the list of users. */
export const ADMIN_BUSINESS_SORTS = ['created', 'name', 'plan', 'status', 'area'] as const
export type AdminBusinessSort = (typeof ADMIN_BUSINESS_SORTS)[number]
