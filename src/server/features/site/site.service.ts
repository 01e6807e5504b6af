import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import { cacheByVersion } from '#server/platform/cache/cache-by-version.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import type { OperatorDetails } from '#shared/schemas/readiness.ts'
import { getSite, saveSite } from './site.repository.ts'

const TARGET = { id: 'site', label: 'The site' }

/** Whether search engines are let in, and who runs the site. */
export function createSiteService(context: Context, actions: AdminActionService) {
  const { clock, config, db, log } = context
  let wasHidden = true
  const readSite = cacheByVersion(context.catalogue, () => getSite(db))

  const setOpened = (admin: ActingAdmin, isOpen: boolean) =>
    db.transaction().execute(async (trx) => {
      const { openedAt } = await getSite(trx)
      if ((openedAt !== null) === isOpen)
        throw new AppError('conflict', `The site is ${isOpen ? 'open' : 'closed'} already.`)
      await saveSite(trx, { openedAt: isOpen ? clock().toISOString() : null })
      const action = isOpen ? 'open-site' : 'close-site'
      await actions.record(trx, admin, { action, target: TARGET })
    })

  return {
    get: (trx: Db = db) => getSite(trx),
    /** As public pages show it: a change makes them be read again, and this too. */
    getShown: () => readSite('site'),

    /** Null hides them. */
    showUnclaimed: (trx: Db, unclaimedSince: string | null) => saveSite(trx, { unclaimedSince }),

    /**
     * Whether search engines are told to stay away. Outside production nobody else reaches the site, or it is a
     * public demo: then there is nothing to open.
     */
    async isHidden(): Promise<boolean> {
      if (config.mode !== 'production') return false
      try {
        wasHidden = (await readSite('site')).openedAt === null
      } catch (err) {
        log.warn({ err }, 'not known whether the site is open')
      }
      return wasHidden
    },

    open: (admin: ActingAdmin) => setOpened(admin, true),
    close: (admin: ActingAdmin) => setOpened(admin, false),

    saveDetails: (admin: ActingAdmin, details: OperatorDetails) =>
      db.transaction().execute(async (trx) => {
        await saveSite(trx, { ...details, detailsChangedAt: clock().toISOString() })
        await actions.record(trx, admin, { action: 'save-operator', target: TARGET })
      }),
  }
}

export type SiteService = ReturnType<typeof createSiteService>
