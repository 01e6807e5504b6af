export interface Address {
  name: string
  address: string
}

export interface Attachment {
  filename: string
  contentType: string
  /** In base64, so that a message can be stored as text. */
  content: string
}

/** A message as it leaves the house: written, addressed, and with an id that stays the same. */
export interface OutgoingMail {
  /** The id in the outbox. */
  id: string
  kind: string
  createdAt: string
  /** The same for every attempt, so that a receiver can drop a repetition. */
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
  content: string
}

export interface MailTransport {
  /** One sentence for the log and the start. */
  description: string
  /** Resolves when the other side has taken the message, and not before. */
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}
