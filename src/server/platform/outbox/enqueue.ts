import type { Insertable } from 'kysely'
import { newId } from '#server/platform/db/new-id.ts'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { Template } from '#server/platform/mail/template.ts'
import { signalMessageStored } from './signal.ts'

interface Message<Payload> {
  recipient: string
  payload: Payload
  /** The same key makes one message, however often the cause is said. */
  dedupeKey?: string
  /** Not sent before; at once where it is left out. */
  sendAt?: Date
}

const insertMessage = prepareQuery((db, message: Insertable<Database['outboxMessages']>) =>
  db
    .insertInto('outboxMessages')
    .values(message)
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing()),
)

/**
 * Stores a message with what caused it: give it the cause's transaction, and either both are
 * kept or neither. The worker sends it.
 */
export async function enqueueMessage<Payload extends object>(
  db: Db,
  now: Date,
  template: Template<Payload>,
  message: Message<Payload>,
): Promise<void> {
  const at = now.toISOString()
  await insertMessage(db, {
    id: newId(),
    kind: template.kind,
    recipient: message.recipient,
    payload: JSON.stringify(message.payload),
    state: 'waiting',
    nextAttemptAt: message.sendAt?.toISOString() ?? at,
    leaseUntil: null,
    leaseOwner: null,
    lastError: null,
    dedupeKey: message.dedupeKey ?? null,
    createdAt: at,
    sentAt: null,
  })
  signalMessageStored()
}
