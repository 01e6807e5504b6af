import type { Timestamp } from '#server/platform/db/column-types.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import type { UndoableKind } from '#shared/accounts/admin.ts'

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

/** What can be taken back for some seconds; deleted a day later. */
interface UndoableActionTable {
  /** Of the recorded action. */
  id: string
  /** The owner whom it is about. */
  userId: string
  kind: UndoableKind
  targetId: string
  /** JSON: what taking it back needs. */
  before: string
  undoUntil: Timestamp
  undoneAt: Timestamp | null
  expiresAt: Timestamp
}

interface AdminActionTables {
  adminActions: AdminActionTable
  undoableActions: UndoableActionTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends AdminActionTables {}
}

export const ADMIN_ACTION_TABLES: TableRules<keyof AdminActionTables> = {
  adminActions: {
    shown: false,
    inBackup: true,
    personal: {
      owner: {
        kind: 'record',
        found: { account: 'targetId' },
        exported: ['action', 'targetLabel', 'detail', 'createdAt'],
        erased: { kept: 'The record of what admins do names the business, without an address.' },
      },
    },
  },
  undoableActions: {
    shown: false,
    inBackup: false,
    personal: {
      owner: {
        kind: 'record',
        found: { account: 'userId' },
        exported: [],
        erased: { kept: 'What an admin can take back is deleted after a day.' },
      },
    },
  },
}
