import type { ReactElement } from 'react'
import type { MailSite } from './layout.tsx'

import type { Address, Attachment, MailCalendar } from './transport.ts'

export type { MailCalendar }

/**
 * One kind of message: what it says, and what its words need. A payload is plain data as of the
 * moment of the cause; links are made when the message is written.
 */
export interface Template<Payload extends object> {
  kind: string
  /** With everything in it: for the page of messages in development and for tests. */
  sample: Payload
  subject(payload: Payload): string
  preheader(payload: Payload): string
  reason(payload: Payload): string
  Body(props: { payload: Payload; site: MailSite }): ReactElement
  /** Files that go along, made when the message is written. */
  attachments?(payload: Payload): Attachment[]
  /** Where an answer should go instead of to us. */
  replyTo?(payload: Payload): Address
  /** A calendar entry that the message adds, changes or removes. */
  calendar?(payload: Payload, origin: CalendarOrigin): MailCalendar | undefined
  /** For what people subscribe to: the page and the call that end it. */
  wayOut?(payload: Payload): { label: string; page: string; oneClick: string }
}

/** What a calendar entry says of the message that brought it. */
interface CalendarOrigin {
  publicUrl: string
  from: Address
  to: Address
  stampISO: string
}

/** Every kind of message that this site sends. */
export type Templates = readonly Template<object>[]
