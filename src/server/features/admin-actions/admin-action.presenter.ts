import { shownOwnerLabel } from '#shared/accounts/owner-label.ts'
import type { AdminAction } from '#shared/schemas/admin.ts'
import type { AdminActionRow } from './admin-action.repository.ts'

export function presentAdminAction(row: AdminActionRow): AdminAction {
  return {
    id: row.id,
    adminEmail: row.adminEmail,
    action: row.action,
    targetId: row.targetId,
    targetLabel: shownOwnerLabel(row.targetLabel, row.targetEmail),
    detail: row.detail,
    createdAt: row.createdAt,
  }
}
