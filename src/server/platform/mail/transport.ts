import type { Address } from '#server/platform/addresses/mail-address.ts'

export interface Attachment {
  filename: string
  contentType: string
  /** In base64, so that a message can be stored as JSON. */
  content: string
}

/** A message ready to send, with an id that stays the same. */
export interface OutgoingMail {
  /** The id of the outbox row. */
  id: string
  kind: string
  createdAt: string
  /** The same for every attempt, so that a receiver can drop a duplicate. */
  messageId: string
  from: Address
  to: Address
  replyTo: Address
  subject: string
  html: string
  text: string
  attachments: Attachment[]
  headers: Record<string, string>
  calendar?: MailCalendar | undefined
}

export interface MailCalendar {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  filename: string
  content: string
}

export interface MailTransport {
  /** One sentence for the log at start. */
  description: string
  /** Resolves once the other side has accepted the message. */
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}
