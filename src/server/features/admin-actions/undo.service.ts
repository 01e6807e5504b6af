import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseConflict } from '#server/platform/errors.ts'
import type { UndoableKind } from '#shared/accounts/admin.ts'
import { UNDO_SECONDS } from '#shared/accounts/undo.ts'
import {
  getUndoable,
  insertUndoable,
  lockOwner,
  takeUndoable,
  type UndoableAction,
} from './undo.repository.ts'

export type { UndoableAction }

/** The answer that shows Undo, and the press on it, are under way for some time. */
const ON_THE_WAY_SECONDS = 2
const KEPT_MS = 24 * 3600 * 1000

/** For what can no longer be taken back. */
export const refuseUndo = (): never =>
  refuseConflict('It is too late to undo this. Open the user’s page to see how things stand.')

interface Offer {
  kind: UndoableKind
  userId: string
  targetId: string
  /** What taking it back needs. */
  before: object
}

/**
 * What admins can take back for ten seconds. The action is done at once; its mail, and what the payment provider is
 * told, are stored with it and wait until then.
 */
export function createUndoService({ clock, db, engine }: Context) {
  return {
    /** The id that takes it back, and from when on nothing can. */
    begin: () => ({
      id: newId(),
      until: new Date(clock().getTime() + (UNDO_SECONDS + ON_THE_WAY_SECONDS) * 1000),
    }),

    /** In the transaction of the action. */
    offer: (trx: Db, { id, until }: { id: string; until: Date }, { before, ...offer }: Offer) =>
      insertUndoable(trx, {
        ...offer,
        id,
        before: JSON.stringify(before),
        undoUntil: until.toISOString(),
        undoneAt: null,
        expiresAt: new Date(until.getTime() + KEPT_MS).toISOString(),
      }),

    /** Asking twice is a success that changes nothing more. */
    async take(
      id: string,
      undo: (trx: Db, action: UndoableAction) => Promise<void>,
    ): Promise<void> {
      const action = await getUndoable(db, id)
      if (!action) throw new AppError('not-found', 'There is nothing to undo here.')
      await db.transaction().execute(async (trx) => {
        if (engine === 'postgres') await lockOwner(trx, action.userId)
        if (await takeUndoable(trx, id, clock().toISOString())) return undo(trx, action)
        if (!(await getUndoable(trx, id))?.undoneAt) refuseUndo()
      })
    },
  }
}

export type UndoService = ReturnType<typeof createUndoService>
