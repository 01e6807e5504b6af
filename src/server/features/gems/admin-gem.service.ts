import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { Refusal } from '#server/platform/errors.ts'
import { deleteGem, findGems, getBusinessName, insertGem } from './admin-gem.repository.ts'

export function createAdminGemService({ db, clock }: Context, actions: AdminActionService) {
  return {
    find: () => findGems(db),

    async add(admin: ActingAdmin, businessId: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const label = await getBusinessName(trx, businessId)
        if (label === undefined) throw new Refusal('not-found', 'There is no such business.')
        const gem = { id: newId(), businessId, createdAt: clock().toISOString() }
        if (!(await insertGem(trx, gem)))
          throw new Refusal('conflict', 'This business is a featured gem already.')
        await actions.record(trx, admin, { action: 'add-gem', target: { id: businessId, label } })
      })
    },

    async remove(admin: ActingAdmin, businessId: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const label = await getBusinessName(trx, businessId)
        if (label === undefined || !(await deleteGem(trx, businessId)))
          throw new Refusal('not-found', 'This business is not a featured gem.')
        await actions.record(trx, admin, {
          action: 'remove-gem',
          target: { id: businessId, label },
        })
      })
    },
  }
}

export type AdminGemService = ReturnType<typeof createAdminGemService>
