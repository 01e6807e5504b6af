import type { FailedMessageRow } from '#server/platform/outbox/outbox.repository.ts'
import type { FailedMessage } from '#shared/schemas/operations.ts'

/** Without the payload: it may contain a link that gives access to an account. */
export function presentFailedMessage(row: FailedMessageRow): FailedMessage {
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    attempts: row.attempts,
    lastError: row.lastError,
    createdAt: row.createdAt,
  }
}
