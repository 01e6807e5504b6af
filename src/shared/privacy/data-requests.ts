import { keysOf } from '#shared/text/one-of.ts'

/** Days in which a request about personal data is answered (POPIA, the regulations of April 2025). */
export const ANSWER_DAYS = 30

/** What somebody may ask about their data, in words for admins. */
export const REQUEST_KINDS = {
  access: 'See their data',
  erasure: 'Erase their data',
  correction: 'Correct their data',
  objection: 'Object to what we do with it',
  closing: 'Close the account',
} as const
export type RequestKind = keyof typeof REQUEST_KINDS
export const ENTERED_KINDS = keysOf(REQUEST_KINDS)

/** How a request came. */
export const REQUEST_WAYS = {
  page: 'on the page Your data',
  account: 'on the page Account',
  mail: 'by e-mail',
  phone: 'by phone',
  whatsapp: 'by WhatsApp',
  letter: 'by letter or in person',
} as const
export type RequestWay = keyof typeof REQUEST_WAYS
/** The other two are answered by the site itself. */
export const ENTERED_WAYS = ['mail', 'phone', 'whatsapp', 'letter'] as const
export const isEntered = (via: RequestWay): boolean =>
  ENTERED_WAYS.some((entered) => entered === via)
/** Days before the due date from which the Overview names it. */
export const SOON_DAYS = 7

export interface DataRequest {
  id: string
  /** For the conversation with whoever asks. */
  reference: string
  what: RequestKind
  via: RequestWay
  /** The same person has the same one; nobody can be read from it. */
  who: string
  askedAt: string
  dueAt: string
  isOverdue: boolean
  daysLeft: number
  /** The site does it by itself. */
  isOwnDoing: boolean
  note: string
  doneAt: string | null
  outcome: string
}

/** The admin's page. */
export interface DataRequestsView {
  open: DataRequest[]
  done: DataRequest[]
  doneTotal: number
  page: number
  /** The one that was chosen. */
  chosen: DataRequest | null
  /** In Cape Town. */
  today: string
}
