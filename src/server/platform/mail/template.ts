import type { ReactElement } from 'react'
import type { Address } from '#server/platform/addresses/mail-address.ts'
import type { MailCause } from './cause.ts'
import type { FreeText } from './free-text.ts'
import type { MailSite } from './layout.tsx'
import type { Attachment, MailCalendar } from './transport.ts'

export type { MailCalendar }

/**
 * One kind of message. The payload is plain data from the moment of its cause; links are built when the
 * message is rendered.
 */
export interface Template<Payload extends object, Cause extends MailCause> {
  kind: string
  /** Everybody who can cause it; `enqueueMessage` asks for one of them and counts. */
  causedBy: readonly Cause[]
  /** The fields that somebody else than the recipient and we have written. */
  freeText: FreeText<Payload>
  /** The page that it leads to; all that a summary says about it beside its subject. */
  page(payload: Payload): string
  /** A complete payload, for the development page of messages and for tests. */
  sample: Payload
  subject(payload: Payload): string
  preheader(payload: Payload): string
  reason(payload: Payload): string
  Body(props: { payload: Payload; site: MailSite }): ReactElement
  /** Attached files, created when the message is rendered. */
  attachments?(payload: Payload): Attachment[]
  /** The Reply-To address, if it is not ours. */
  replyTo?(payload: Payload): Address
  /** A calendar entry that the message adds, changes or removes. */
  calendar?(payload: Payload, origin: CalendarOrigin): MailCalendar | undefined
  /** For subscriptions: the page and the one-click call that unsubscribe. */
  unsubscribe?(payload: Payload): { label: string; page: string; oneClick: string }
}

/** The sender, recipient and time of the message, for its calendar entry. */
interface CalendarOrigin {
  publicUrl: string
  from: Address
  to: Address
  stampISO: string
}

/** Every kind of message that this site sends. */
export type Templates = readonly Template<object, MailCause>[]
