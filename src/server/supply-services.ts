import type { AdminActionService } from './features/admin-actions/admin-action.service.ts'
import { createAdminClaimService } from './features/claims/admin-claim.service.ts'
import { createClaimService } from './features/claims/claim.service.ts'
import { createClaimTask } from './features/claims/claim.tasks.ts'
import { createClaimDecisions } from './features/claims/claim-decisions.ts'
import { createGrantedClaimService } from './features/claims/granted-claim.service.ts'
import { createBusinessChangeService } from './features/corrections/business-change.service.ts'
import { createCorrectionService } from './features/corrections/correction.service.ts'
import { createImportService } from './features/imports/import.service.ts'
import { createImportTasks } from './features/imports/import.tasks.ts'
import { createInvitationService } from './features/invitations/invitation.service.ts'
import { createLapsedOwnerService } from './features/lapsed-accounts/lapsed-owner.service.ts'
import { createLapsedOwnerTask } from './features/lapsed-accounts/lapsed-owner.task.ts'
import type { LedgerService } from './features/ledger/ledger.service.ts'
import { createSiteService } from './features/site/site.service.ts'
import { createUnclaimedService } from './features/unclaimed/unclaimed.service.ts'
import type { Context } from './platform/context.ts'

/** What the admin says about the site as a whole, and businesses without an owner; a part of `createServices`. */
export function createSupplyServices(context: Context, actions: AdminActionService) {
  const site = createSiteService(context, actions)
  const unclaimed = createUnclaimedService(context, { actions, site })
  const corrections = createCorrectionService(context, { actions, unclaimed })
  const decisions = createClaimDecisions(context, unclaimed)
  const claims = createClaimService(context, { corrections, decisions, unclaimed })
  return {
    adminClaims: createAdminClaimService(context, { actions, decisions }),
    businessChanges: createBusinessChangeService(context, { actions, unclaimed }),
    claims,
    corrections,
    grantedClaims: createGrantedClaimService(context, claims),
    imports: createImportService(context, { actions, unclaimed }),
    invitations: createInvitationService(context, { actions, unclaimed }),
    site,
    unclaimed,
  }
}

export const createSupplyTasks = (
  context: Context,
  { imports, unclaimed }: ReturnType<typeof createSupplyServices>,
  ledger: LedgerService,
) => [
  ...createImportTasks(imports),
  createClaimTask(context),
  createLapsedOwnerTask(createLapsedOwnerService(context, { ledger, unclaimed })),
]
