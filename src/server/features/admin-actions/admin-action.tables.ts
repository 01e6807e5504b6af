import type { Timestamp } from '#server/platform/db/column-types.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'

interface AdminActionTable {
  id: string
  adminId: string
  adminEmail: string
  action: string
  /** Texts, not references: the record stays when the user is deleted. */
  targetId: string
  targetLabel: string
  detail: string
  createdAt: Timestamp
}

interface AdminActionTables {
  adminActions: AdminActionTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends AdminActionTables {}
}

export const ADMIN_ACTION_TABLES: TableRules<keyof AdminActionTables> = {
  adminActions: { shown: false, inBackup: true },
}
