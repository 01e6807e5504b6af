import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { AdminActionKind } from '#shared/accounts/admin.ts'
import { sliceOf } from '#shared/accounts/admin.ts'
import { hideMailboxes } from '#shared/contact/hide-mailboxes.ts'
import type { AdminPageQuery } from '#shared/schemas/admin.ts'
import {
  countAdminActions,
  findAdminActions,
  insertAdminAction,
} from './admin-action.repository.ts'

/** The signed-in admin, as recorded. */
export interface ActingAdmin {
  id: string
  email: string
}

export interface RecordedAction {
  action: AdminActionKind
  /** The target in words that are still clear when its row is deleted, without addresses of people. */
  target: { id: string; label: string }
  detail?: string
}

export function createAdminActionService({ db, clock }: Context) {
  return {
    /** Call it in the transaction of the action: both are stored or neither. */
    record: (trx: Db, admin: ActingAdmin, { action, target, detail = '' }: RecordedAction) =>
      insertAdminAction(trx, {
        id: newId(),
        adminId: admin.id,
        adminEmail: admin.email,
        action,
        targetId: target.id,
        targetLabel: hideMailboxes(target.label),
        detail: hideMailboxes(detail),
        createdAt: clock().toISOString(),
      }),

    async find(query: AdminPageQuery) {
      const [actions, total] = await Promise.all([
        findAdminActions(db, sliceOf(query)),
        countAdminActions(db),
      ])
      return { actions, total }
    },
  }
}

export type AdminActionService = ReturnType<typeof createAdminActionService>
