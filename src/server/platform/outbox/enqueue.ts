import type { Insertable } from 'kysely'
import { newId } from '#server/platform/db/new-id.ts'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { Template } from '#server/platform/mail/template.ts'
import { signalMessageStored } from './signal.ts'

interface Message<Payload> {
  recipient: string
  payload: Payload
  /** The same key stores only one message. */
  dedupeKey?: string
  /** The earliest time to send; now if it is left out. */
  sendAt?: Date
}

type Row = Insertable<Database['outboxMessages']>

const insertMessages = prepareQuery((db, ...messages: [Row, ...Row[]]) =>
  db
    .insertInto('outboxMessages')
    .values(messages)
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing()),
)

/** The input of `enqueueMessages`. */
export type NewMessage = ReturnType<typeof messageOf>

export function messageOf<Payload extends object>(
  { kind }: Template<Payload>,
  { recipient, payload, dedupeKey, sendAt }: Message<Payload>,
) {
  return {
    kind,
    recipient,
    payload: JSON.stringify(payload),
    dedupeKey: dedupeKey ?? null,
    sendAt,
  }
}

/** Stores messages in the transaction of their cause, so that both are stored or neither. The worker sends them. */
export async function enqueueMessages(
  db: Db,
  now: Date,
  ...messages: [NewMessage, ...NewMessage[]]
): Promise<void> {
  const at = now.toISOString()
  const rowOf = ({ sendAt, ...message }: NewMessage) => ({
    ...message,
    id: newId(),
    state: 'waiting' as const,
    nextAttemptAt: sendAt?.toISOString() ?? at,
    leaseUntil: null,
    leaseOwner: null,
    lastError: null,
    createdAt: at,
    sentAt: null,
  })
  const [first, ...others] = messages
  await insertMessages(db, rowOf(first), ...others.map(rowOf))
  signalMessageStored()
}

/** A single message. */
export function enqueueMessage<Payload extends object>(
  db: Db,
  now: Date,
  template: Template<Payload>,
  message: Message<Payload>,
): Promise<void> {
  return enqueueMessages(db, now, messageOf(template, message))
}
