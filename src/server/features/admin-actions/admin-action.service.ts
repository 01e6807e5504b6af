import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { AdminActionKind } from '#shared/accounts/admin.ts'
import { sliceOf } from '#shared/accounts/admin.ts'
import { hideMailboxes } from '#shared/contact/hide-mailboxes.ts'
import type { AdminActionsQuery } from '#shared/schemas/admin.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { isoOfClock } from '#shared/time/cape-town-time.ts'
import {
  countAdminActions,
  findActingAdmins,
  findAdminActions,
  insertAdminAction,
} from './admin-action.repository.ts'

/** When a day begins in Cape Town, as times are stored. */
const startOf = (day: string) => new Date(isoOfClock(day, '00:00')).toISOString()

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

    async find({ by, action, q = '', from, until, ...page }: AdminActionsQuery) {
      const wanted = {
        by,
        action,
        words: q.trim(),
        from: from && startOf(from),
        before: until && startOf(addDays(until, 1)),
      }
      const [actions, total, admins] = await Promise.all([
        findAdminActions(db, wanted, sliceOf(page)),
        countAdminActions(db, wanted),
        findActingAdmins(db),
      ])
      return { actions, total, admins }
    },
  }
}

export type AdminActionService = ReturnType<typeof createAdminActionService>
