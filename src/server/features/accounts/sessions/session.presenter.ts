import type { OwnSession } from '#shared/schemas/accounts/session.ts'
import type { SessionRow } from './session.repository.ts'

export function presentSession(row: SessionRow, currentId: string | null): OwnSession {
  return {
    id: row.id,
    device: row.device || 'Unknown device',
    createdAt: row.createdAt,
    lastUsedAt: row.updatedAt,
    current: row.id === currentId,
  }
}
