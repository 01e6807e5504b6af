import { findDefaultPasswordWarning } from '#server/features/accounts/account.settings.ts'
import type { BackupService } from '#server/features/backups/backup.service.ts'
import { findNoBackupsWarning } from '#server/features/backups/backup.settings.ts'
import type { AdminClaimService } from '#server/features/claims/admin-claim.service.ts'
import type { CorrectionService } from '#server/features/corrections/correction.service.ts'
import type { DataRequestService } from '#server/features/data-requests/data-request.service.ts'
import type { InboxService } from '#server/features/desk/inbox.service.ts'
import type { GemRequestService } from '#server/features/gems/requests/gem-request.service.ts'
import type { AttentionService } from '#server/features/money/attention.service.ts'
import { findSandboxWarning } from '#server/features/payments/payment.settings.ts'
import type { AdminReviewService } from '#server/features/reviews/admin-review.service.ts'
import type { Context } from '#server/platform/context.ts'
import { countMessages } from '#server/platform/outbox/outbox.repository.ts'
import { PLAN_PRICE_RAND } from '#shared/money/plans.ts'
import type { AdminStats } from '#shared/schemas/admin.ts'
import { countActiveOwnersByPlan, countRows, countUnpaidOwners } from './admin-stats.repository.ts'

export interface CountedServices {
  adminClaims: AdminClaimService
  attention: AttentionService
  backups: BackupService
  corrections: CorrectionService
  gemRequests: GemRequestService
  inbox: InboxService
  requests: DataRequestService
  reviews: AdminReviewService
}

export function createAdminStatsService(
  { config, db }: Context,
  {
    adminClaims,
    attention,
    backups,
    corrections,
    gemRequests,
    inbox,
    requests,
    reviews,
  }: CountedServices,
) {
  return {
    async get(): Promise<AdminStats> {
      const [
        rows,
        owners,
        waiting,
        trouble,
        payments,
        mails,
        unpaidOwners,
        gems,
        messages,
        dueRequests,
        claimsWaiting,
        correctionsWaiting,
      ] = await Promise.all([
        countRows(db),
        countActiveOwnersByPlan(db),
        reviews.countWaiting(),
        backups.findTrouble(),
        attention.countOpen(),
        countMessages(db),
        countUnpaidOwners(db),
        gemRequests.countWaiting(),
        inbox.countNew(),
        requests.countDue(),
        adminClaims.countWaiting(),
        corrections.countWaiting(),
      ])
      return {
        totalBusinesses: rows.businesses,
        activeSubscriptions: owners.BASIC + owners.PREMIUM,
        premiumUsers: owners.PREMIUM,
        monthlyRevenue:
          owners.BASIC * PLAN_PRICE_RAND.BASIC + owners.PREMIUM * PLAN_PRICE_RAND.PREMIUM,
        totalBookings: rows.bookings,
        totalRatings: rows.ratings,
        totalNewsletter: rows.newsletterSignups,
        reviewsWaiting: waiting.held + waiting.reported,
        todo: {
          heldReviews: waiting.held,
          reportedReviews: waiting.reported,
          payments,
          overdueMessages: messages.overdue,
          newMessages: messages.open - messages.overdue,
          failedMails: mails.failed,
          unpaidOwners,
          gemRequests: gems,
          dueRequests,
          claims: claimsWaiting,
          corrections: correctionsWaiting,
        },
        faults: trouble === null ? [] : [trouble],
        warnings: [
          findDefaultPasswordWarning(config),
          findSandboxWarning(config),
          findNoBackupsWarning(config),
        ].filter((sentence) => sentence !== null),
      }
    },
  }
}

export type AdminStatsService = ReturnType<typeof createAdminStatsService>
