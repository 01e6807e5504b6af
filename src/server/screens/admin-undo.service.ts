import type { AdminUserService } from '#server/features/accounts/admin/admin-user.service.ts'
import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { UndoService } from '#server/features/admin-actions/undo.service.ts'
import type { AdminGemService } from '#server/features/gems/admin-gem.service.ts'

interface Services {
  actions: AdminActionService
  gems: AdminGemService
  undos: UndoService
  users: AdminUserService
}

/** Takes back what an admin did to an owner or to a gem. The record has both. */
export function createAdminUndoService({ actions, gems, undos, users }: Services) {
  const byKind = {
    activate: users.undoActivation,
    pause: users.undoPause,
    'remove-gem': gems.undoRemoval,
  } as const
  return {
    undo: (admin: ActingAdmin, id: string): Promise<void> =>
      undos.take(id, async (trx, action) => {
        const label = await byKind[action.kind](trx, action)
        await actions.record(trx, admin, {
          action: `undo-${action.kind}`,
          target: { id: action.targetId, label },
        })
      }),
  }
}
