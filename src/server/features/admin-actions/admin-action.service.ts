import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { AdminActionKind, READ_KINDS } from '#shared/accounts/admin.ts'
import { sliceOf } from '#shared/accounts/admin.ts'
import { hideMailboxes } from '#shared/contact/hide-mailboxes.ts'
import type { AdminActionsQuery } from '#shared/schemas/admin.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay, startOfDay } from '#shared/time/dates.ts'
import {
  countAdminActions,
  findActingAdmins,
  findAdminActions,
  hasActed,
  insertAdminAction,
} from './admin-action.repository.ts'

/** When a day begins in Cape Town, as times are stored. */
const startOf = (day: string) => startOfDay(day).toISOString()

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
  /** Call it in the transaction of the action: both are stored or neither. */
  const record = (
    trx: Db,
    admin: ActingAdmin,
    { action, target, detail = '' }: RecordedAction,
  ): Promise<void> =>
    insertAdminAction(trx, {
      id: newId(),
      adminId: admin.id,
      adminEmail: admin.email,
      action,
      targetId: target.id,
      targetLabel: hideMailboxes(target.label),
      detail: hideMailboxes(detail),
      createdAt: clock().toISOString(),
    })

  return {
    record,

    /** Who looked at whose data: once a day for each, so that the record stays short. */
    async recordRead(
      admin: ActingAdmin,
      read: RecordedAction & { action: (typeof READ_KINDS)[number] },
    ): Promise<void> {
      const { action, target } = read
      const since = startOf(capeTownDay(clock()))
      if (!(await hasActed(db, { adminId: admin.id, action, targetId: target.id, since })))
        await record(db, admin, read)
    },

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
