import { newId } from '#server/db/new-id.ts'
import type { Db } from '#server/db/schema.ts'
import type { Message } from '#server/mail/messages.ts'
import { signalMessageStored } from './signal.ts'

/**
 * Stores a message with what caused it: give it the cause's transaction, and either both are
 * kept or neither. The worker sends it.
 */
export async function enqueueMessage(db: Db, now: Date, message: Message): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('outboxMessages')
    .values({
      id: newId(),
      kind: message.kind,
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
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .execute()
  signalMessageStored()
}
