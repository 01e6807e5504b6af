import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import { getKeptBusiness, type KeptBusiness } from '#server/features/ownership/kept-business.ts'
import type { UnclaimedService } from '#server/features/unclaimed/unclaimed.service.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { CLOSED, CORRECTION_WORDS } from '#shared/catalogue/corrections.ts'
import type { AdminChangesAnswer, AdminChangesQuery } from '#shared/schemas/supply/correction.ts'
import { applyCorrection } from './apply-correction.ts'
import {
  type ChangeRow,
  deleteClosed,
  findChanges,
  getChange,
} from './business-change.repository.ts'
import { valuesOf } from './corrected-values.ts'

const LISTED = 50
const CHANGED_SINCE = 'The page says something else by now, so there is nothing to put back.'

/** The page still says what this change made of it. To close it once more is no putting back. */
const mayPutBack = ({ field, after }: ChangeRow, business: KeptBusiness): boolean =>
  valuesOf(business)[field] === after && (field !== 'closed' || after === CLOSED)

/** What was changed about businesses and by whom, and the admins' way back. */
export function createBusinessChangeService(
  { clock, db, engine }: Context,
  { actions, unclaimed }: { actions: AdminActionService; unclaimed: UnclaimedService },
) {
  return {
    async find({ q = '' }: AdminChangesQuery): Promise<AdminChangesAnswer> {
      const changes: AdminChangesAnswer['changes'] = []
      for (const row of await findChanges(db, { q: q.trim(), limit: LISTED })) {
        const business = await getKeptBusiness(db, row.businessId)
        const canPutBack = business !== undefined && mayPutBack(row, business)
        changes.push({ ...row, mayPutBack: canPutBack })
      }
      return { changes }
    },

    /** Of 'closed for good' it opens the business again: the page is shown, if such pages are. */
    putBack: (admin: ActingAdmin, id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const change = await getChange(trx, id)
        const business = change && (await getKeptBusiness(trx, change.businessId, engine))
        if (!business) throw new AppError('not-found', 'There is no such change.')
        if (!mayPutBack(change, business)) throw new AppError('conflict', CHANGED_SINCE)
        const { field, before: value } = change
        const at = clock().toISOString()
        const isUnclaimed = business.ownerEmail === null
        const by = { setBy: 'admin', acceptedBy: 'admin', seen: '' } as const
        await applyCorrection(trx, business, { field, value, at, ...by })
        if (isUnclaimed) await unclaimed.noteSetBy(trx, business.id, field, 'admin')
        if (field === 'closed') {
          await deleteClosed(trx, business.id)
          if (isUnclaimed) await unclaimed.show(trx, business.id)
        }
        await actions.record(trx, admin, {
          action: field === 'closed' ? 'open-again' : 'put-back',
          target: { id: business.id, label: business.businessName },
          detail: `${CORRECTION_WORDS[field]}: ${value}`,
        })
      }),
  }
}

export type BusinessChangeService = ReturnType<typeof createBusinessChangeService>
