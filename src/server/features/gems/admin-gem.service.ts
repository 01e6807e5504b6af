import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { UndoableAction, UndoService } from '#server/features/admin-actions/undo.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { deleteGem, findGems, type Gem, getFeatured, insertGem } from './admin-gem.repository.ts'

export function createAdminGemService(
  { db, clock }: Context,
  { actions, undos }: { actions: AdminActionService; undos: UndoService },
) {
  return {
    find: () => findGems(db),

    async add(admin: ActingAdmin, businessId: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const business = await getFeatured(trx, businessId)
        if (!business) throw new AppError('not-found', 'We can’t find that business.')
        const gem = { id: newId(), businessId, createdAt: clock().toISOString() }
        if (!(await insertGem(trx, gem)))
          throw new AppError('conflict', 'This business is already a featured gem.')
        const target = { id: businessId, label: business.businessName }
        await actions.record(trx, admin, { action: 'add-gem', target })
      })
    },

    /** Returns the id that takes it back. */
    async remove(admin: ActingAdmin, businessId: string): Promise<string> {
      const undoable = undos.begin()
      await db.transaction().execute(async (trx) => {
        const business = await getFeatured(trx, businessId)
        const gem = await deleteGem(trx, businessId)
        if (!business || !gem)
          throw new AppError('not-found', 'This business is not a featured gem.')
        const target = { id: businessId, label: business.businessName }
        await actions.record(trx, admin, { action: 'remove-gem', target })
        const { userId } = business
        await undos.offer(trx, undoable, {
          kind: 'remove-gem',
          userId,
          targetId: businessId,
          before: gem,
        })
      })
      return undoable.id
    },

    /** With its featured days. If somebody has featured it again meanwhile, that stays. */
    async undoRemoval(trx: Db, { before, targetId }: UndoableAction): Promise<string> {
      const gem: Gem = JSON.parse(before)
      await insertGem(trx, gem)
      return (await getFeatured(trx, targetId))?.businessName ?? ''
    },
  }
}

export type AdminGemService = ReturnType<typeof createAdminGemService>
