import { planPaused } from '#server/features/accounts/mail/plan-paused.tsx'
import { planResumed } from '#server/features/accounts/mail/plan-resumed.tsx'
import type {
  EndedAccess,
  SessionService,
} from '#server/features/accounts/sessions/session.service.ts'
import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import {
  refuseUndo,
  type UndoableAction,
  type UndoService,
} from '#server/features/admin-actions/undo.service.ts'
import type {
  AppendedEntry,
  LedgerAccount,
  LedgerService,
} from '#server/features/ledger/ledger.service.ts'
import type { LedgerEntry, LedgerOwner } from '#server/features/ledger/ledger-entry.ts'
import { handOver } from '#server/features/ownership/hand-over.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { withdrawMessage } from '#server/platform/outbox/withdraw.ts'
import { storedOwnerLabel } from '#shared/accounts/owner-label.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import { moveStatus, type Target } from './admin-user.repository.ts'

/** Payments depend on accounts, so only what is called is declared here. */
export interface StatusNeighbours {
  actions: AdminActionService
  ledger: LedgerService
  payments: {
    welcomeKey(userId: string): string
    activate(
      userId: string,
      options: {
        adminEmail: string
        welcomeAt: Date
        reason: string | null
        alongside: (trx: Db, entry: LedgerEntry | undefined) => Promise<void>
      },
    ): Promise<boolean>
  }
  sessions: SessionService
  subscriptions: {
    stop(
      trx: Db,
      account: LedgerAccount,
      why: { note: string; adminEmail: string; dueAt: Date },
    ): Promise<AppendedEntry | null>
    /** False if the provider was told already. */
    takeBackStop(trx: Db, account: LedgerAccount): Promise<boolean>
  }
  undos: UndoService
}

export interface StatusChange {
  status: UserStatus
  /** Takes it back; null if nothing changed, or where there is nothing to take back. */
  undoId: string | null
}

/** The last ledger entry of the action: if another follows, taking it back would be wrong. */
interface Activated {
  entryId: string | undefined
}
interface Paused extends Activated {
  ended: EndedAccess
  isCardStopped: boolean
  at: string
}

const mailKey = (undoId: string) => `plan-paused:${undoId}`

export const asTarget = ({ id, businessName }: Pick<Target, 'id' | 'businessName'>) => ({
  id,
  label: storedOwnerLabel(businessName),
})

/** Activate, Pause and Resume by an admin, and taking the first two back. */
export function createOwnerStatus(context: Context, neighbours: StatusNeighbours) {
  const { clock, db } = context
  const { actions, ledger, payments, sessions, subscriptions, undos } = neighbours

  const pause = (admin: ActingAdmin, owner: Target, reason: string | null) =>
    db.transaction().execute(async (trx): Promise<StatusChange | null> => {
      const { id: userId, plan, businessName, email } = owner
      const at = clock().toISOString()
      const undoable = undos.begin()
      if (!(await moveStatus(trx, userId, { from: 'ACTIVE', to: 'PAUSED', at }))) return null
      const ended = await sessions.endAll(userId, trx)
      const line = { kind: 'paused', plan, note: reason ?? '', adminEmail: admin.email } as const
      const noted = await ledger.note(trx, userId, line)
      // Whoever is not listed is not charged either.
      const stopped = await subscriptions.stop(trx, await ledger.open(trx, userId), {
        note: 'Paused by an admin.',
        adminEmail: admin.email,
        dueAt: undoable.until,
      })
      const isCardStopped = stopped !== null
      await enqueueMessage(trx, context, planPaused, {
        recipient: email,
        payload: {
          businessName,
          ...(reason && { reason }),
          ...(isCardStopped && { isCardStopped }),
        },
        by: 'admin',
        dedupeKey: mailKey(undoable.id),
        sendAt: undoable.until,
      })
      await actions.record(trx, admin, {
        action: 'pause',
        target: asTarget(owner),
        detail: reason ?? '',
      })
      const before: Paused = { entryId: (stopped ?? noted)?.entry.id, ended, isCardStopped, at }
      await undos.offer(trx, undoable, { kind: 'pause', userId, targetId: userId, before })
      return { status: 'PAUSED', undoId: undoable.id }
    })

  const resume = (admin: ActingAdmin, owner: Target) =>
    db.transaction().execute(async (trx): Promise<StatusChange | null> => {
      const { id: userId, plan, businessName, email } = owner
      const at = clock().toISOString()
      if (!(await moveStatus(trx, userId, { from: 'PAUSED', to: 'ACTIVE', at }))) return null
      await handOver(trx, userId)
      await ledger.note(trx, userId, { kind: 'resumed', plan, adminEmail: admin.email })
      const { lines } = await ledger.open(trx, userId)
      const sincePause = lines.slice(lines.findLastIndex(({ kind }) => kind === 'paused'))
      const isCardStopped = sincePause.some(({ kind }) => kind === 'cancelled')
      await enqueueMessage(trx, context, planResumed, {
        recipient: email,
        payload: { businessName, ...(isCardStopped && { isCardStopped }) },
        by: 'admin',
        // Not before the mail of a pause a moment ago.
        sendAt: undos.begin().until,
      })
      await actions.record(trx, admin, { action: 'resume', target: asTarget(owner) })
      return { status: 'ACTIVE', undoId: null }
    })

  const activate = async (
    admin: ActingAdmin,
    owner: Target,
    reason: string | null,
  ): Promise<StatusChange> => {
    const { id: userId } = owner
    const undoable = undos.begin()
    const isActivated = await payments.activate(userId, {
      adminEmail: admin.email,
      welcomeAt: undoable.until,
      reason,
      alongside: async (trx, entry) => {
        const target = asTarget(owner)
        await actions.record(trx, admin, { action: 'activate', target, detail: reason ?? '' })
        const before: Activated = { entryId: entry?.id }
        await undos.offer(trx, undoable, { kind: 'activate', userId, targetId: userId, before })
      },
    })
    return { status: 'ACTIVE', undoId: isActivated ? undoable.id : null }
  }

  /** The account, unless something has changed it since, such as a payment. */
  const openUnchanged = async (trx: Db, userId: string, { entryId }: Activated) => {
    const { lines, owner } = await ledger.open(trx, userId)
    if (!owner || lines.at(-1)?.id !== entryId) return refuseUndo()
    return { lines, owner }
  }

  const labelOf = ({ business }: LedgerOwner) => storedOwnerLabel(business?.businessName)

  return {
    pause,
    resume,
    activate,

    async undoActivation(trx: Db, { userId, before }: UndoableAction): Promise<string> {
      const activated: Activated = JSON.parse(before)
      const { owner } = await openUnchanged(trx, userId, activated)
      if (!(await withdrawMessage(trx, payments.welcomeKey(userId)))) refuseUndo()
      await ledger.note(trx, userId, { kind: 'activation-undone', plan: owner.plan })
      return labelOf(owner)
    },

    /** The owner is signed in as before, the card is charged as before, and no mail says otherwise. */
    async undoPause(trx: Db, { id, userId, before }: UndoableAction): Promise<string> {
      const paused: Paused = JSON.parse(before)
      const { lines, owner } = await openUnchanged(trx, userId, paused)
      if (!(await withdrawMessage(trx, mailKey(id)))) refuseUndo()
      if (paused.isCardStopped) {
        if (!(await subscriptions.takeBackStop(trx, await ledger.open(trx, userId)))) refuseUndo()
        await ledger.note(trx, userId, { kind: 'cancellation-undone', plan: owner.plan })
      }
      // An account without earlier entries has nothing that says it was active.
      const isOnlyEntry = lines.length === 1
      const kind = isOnlyEntry ? 'resumed' : 'pause-undone'
      await ledger.note(trx, userId, { kind, plan: owner.plan })
      await sessions.restoreAll(trx, userId, paused.ended, paused.at)
      return labelOf(owner)
    },
  }
}
