import type { OutboxMessageRow } from '#server/platform/outbox/outbox.repository.ts'
import type { OutboxMessage } from '#shared/schemas/operations.ts'

/** Without the payload: it may contain a link that gives access to an account. */
export function presentOutboxMessage(row: OutboxMessageRow): OutboxMessage {
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    state: row.state,
    attempts: row.attempts,
    lastError: row.lastError,
    createdAt: row.createdAt,
  }
}
