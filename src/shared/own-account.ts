import type { AgreedView } from './legal/edition.ts'

/** What an owner's page 'Account' shows about closing it. */
export interface ClosingView {
  /** When it is erased; null if it is not closing. */
  closesISO: string | null
  daysLeft: number
  /** When it would be, if it were closed now. */
  wouldCloseISO: string
  /** Coming bookings, whose visitors are told. */
  coming: number
  paidUntil: string | null
  /** Asked besides the password. */
  asksCode: boolean
}

/** The file with everything: being made, ready until a time, or not asked for. */
export type DownloadView =
  | { state: 'none' }
  | { state: 'making'; askedISO: string }
  | { state: 'ready'; madeISO: string; expiresISO: string; canRenew: boolean }

export interface OwnAccountView {
  email: string
  emailConfirmed: boolean
  businessName: string | null
  closing: ClosingView
  download: DownloadView
  agreed: AgreedView
}
