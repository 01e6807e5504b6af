import type { AdminActionService } from './features/admin-actions/admin-action.service.ts'
import { createCorrectionService } from './features/corrections/correction.service.ts'
import { createImportService } from './features/imports/import.service.ts'
import { createSiteService } from './features/site/site.service.ts'
import { createUnclaimedService } from './features/unclaimed/unclaimed.service.ts'
import type { Context } from './platform/context.ts'

/** What the admin says about the site as a whole, and businesses without an owner; a part of `createServices`. */
export function createSupplyServices(context: Context, actions: AdminActionService) {
  const site = createSiteService(context, actions)
  const unclaimed = createUnclaimedService(context, { actions, site })
  return {
    corrections: createCorrectionService(context, { actions, unclaimed }),
    imports: createImportService(context, { actions, unclaimed }),
    site,
    unclaimed,
  }
}
