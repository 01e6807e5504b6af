import type { AdminAction } from '#shared/schemas/admin.ts'

export function presentAdminAction(row: AdminAction): AdminAction {
  return {
    id: row.id,
    adminEmail: row.adminEmail,
    action: row.action,
    targetId: row.targetId,
    targetLabel: row.targetLabel,
    detail: row.detail,
    createdAt: row.createdAt,
  }
}
