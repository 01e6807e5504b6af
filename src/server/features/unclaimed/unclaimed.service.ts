import { setImmediate as nextTurn } from 'node:timers/promises'
import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { SiteService } from '#server/features/site/site.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import type { CorrectionField } from '#shared/catalogue/corrections.ts'
import { setFieldOf } from '#shared/supply/set-by.ts'
import {
  countUnclaimed,
  findUnlike,
  getSource,
  hideAs,
  saveSetBy,
  setShown,
  unhide,
} from './unclaimed.repository.ts'

const TARGET = { id: 'site', label: 'The site' }
/** So many change their status at a time, so that requests are answered in between. */
const CHUNK = 200

/**
 * Businesses that nobody has claimed. A business is public while its status is ACTIVE: an owner's is a copy of the
 * account's, and that of a business without an owner follows the switch. So no list has to ask for it.
 */
export function createUnclaimedService(
  { clock, config, db }: Context,
  { actions, site }: { actions: AdminActionService; site: SiteService },
) {
  /** Without a transaction: as public pages show it. */
  const isOn = async (trx?: Db): Promise<boolean> =>
    config.unclaimed ?? (await (trx ? site.get(trx) : site.getShown())).unclaimedSince !== null

  /** Shows or hides them as the switch says, some at a time. After a crash in between, the next start goes on. */
  const follow = async (): Promise<void> => {
    const isShown = await isOn(db)
    for (;;) {
      const unlike = await findUnlike(db, isShown, CHUNK)
      if (unlike.length === 0) return
      const ids = unlike.map(({ id }) => id)
      await setShown(db, ids, isShown)
      await nextTurn()
    }
  }

  return {
    isOn,
    follow,
    count: () => countUnclaimed(db),
    getSource: (businessId: string) => getSource(db, businessId),
    /** Out of lists, and its page not shown, although the switch is on. */
    hide: hideAs,
    /** As the switch says again. */
    show: async (trx: Db, businessId: string): Promise<void> => {
      await unhide(trx, businessId)
      await setShown(trx, [businessId], await isOn(trx))
    },
    /** The word of a visitor, or of who has claimed it, stands in this field now: an import leaves it alone. */
    noteSetBy: async (
      trx: Db,
      businessId: string,
      corrected: CorrectionField,
      setter: 'visitor' | 'owner' | 'admin',
    ): Promise<void> => {
      const field = setFieldOf(corrected)
      if (field) await saveSetBy(trx, businessId, field, setter)
    },

    /** Where the environment says it, the page only shows it. */
    isFixed: config.unclaimed !== undefined,

    turn: async (admin: ActingAdmin, on: boolean): Promise<void> => {
      if (config.unclaimed !== undefined)
        throw new AppError('conflict', 'The setting UNCLAIMED decides this. Change it there.')
      await db.transaction().execute(async (trx) => {
        if ((await isOn(trx)) === on)
          throw new AppError('conflict', `They are ${on ? 'shown' : 'hidden'} already.`)
        await site.showUnclaimed(trx, on ? clock().toISOString() : null)
        const action = on ? 'show-unclaimed' : 'hide-unclaimed'
        await actions.record(trx, admin, { action, target: TARGET })
      })
      await follow()
    },
  }
}

export type UnclaimedService = ReturnType<typeof createUnclaimedService>
