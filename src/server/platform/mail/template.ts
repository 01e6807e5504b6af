import type { ReactElement } from 'react'
import type { MailSite } from './layout.tsx'
import type { MessageKind, MessagePayloads } from './messages.ts'
import type { Address } from './transport.ts'

/** Everything that one kind of message says. */
export interface Template<Kind extends MessageKind> {
  subject(payload: MessagePayloads[Kind]): string
  preheader(payload: MessagePayloads[Kind]): string
  reason(payload: MessagePayloads[Kind]): string
  Body(props: { payload: MessagePayloads[Kind]; site: MailSite }): ReactElement
  /** Where an answer should go instead of to us. */
  replyTo?(payload: MessagePayloads[Kind]): Address
  /** For what people subscribe to: the page and the call that end it. */
  wayOut?(payload: MessagePayloads[Kind]): { label: string; page: string; oneClick: string }
}
