import type { AdminActionService } from './features/admin-actions/admin-action.service.ts'
import { createBreachNoticeService } from './features/breach-notices/breach-notice.service.ts'
import { createBreachNoticeTasks } from './features/breach-notices/breach-notice.tasks.ts'
import { type ClosingNeighbours, createClosingService } from './features/closing/closing.service.ts'
import { createClosingTasks } from './features/closing/closing.tasks.ts'
import { createDataRequestService } from './features/data-requests/data-request.service.ts'
import { createLapsedAccountService } from './features/lapsed-accounts/lapsed-account.service.ts'
import type { LegalService } from './features/legal/legal.service.ts'
import { createLegalTasks } from './features/legal/legal.tasks.ts'
import {
  createDataDownloadService,
  type DownloadNeighbours,
} from './features/personal-data/data-download.service.ts'
import { createDataDownloadTasks } from './features/personal-data/data-download.tasks.ts'
import { createErasureService } from './features/personal-data/erasure.service.ts'
import { createErasureTasks } from './features/personal-data/erasure.tasks.ts'
import { createPersonalDataService } from './features/personal-data/personal-data.service.ts'
import { createRetentionService } from './features/personal-data/retention.service.ts'
import { createRetentionTasks } from './features/personal-data/retention.tasks.ts'
import { forgetComplainant } from './features/reviews/review-report.repository.ts'
import type { SiteService } from './features/site/site.service.ts'
import { openBackupsOf } from './operations/backups/open-backup-store.ts'
import type { Context } from './platform/context.ts'
import type { Db } from './platform/db/schema.ts'
import { TABLE_RULES } from './tables.ts'

interface Parts extends Omit<ClosingNeighbours, 'requests'>, Omit<DownloadNeighbours, 'requests'> {
  actions: AdminActionService
  legal: LegalService
  site: SiteService
  deleteAgain(trx: Db, userId: string): Promise<boolean>
  withdrawReviews(trx: Db, ids: string[]): Promise<void>
}

/** What people do with their own data, and how long it is kept; a part of `createServices`. */
export function createPrivacyServices(context: Context, parts: Parts) {
  const requests = createDataRequestService(context, parts.actions)
  const erasures = createErasureService(context, TABLE_RULES, {
    deleteAccount: parts.deleteAgain,
    forgetComplainant,
    openStore: () => openBackupsOf(context.config),
    withdrawReviews: parts.withdrawReviews,
  })
  return {
    closings: createClosingService(context, { ...parts, requests }),
    dataDownloads: createDataDownloadService(context, TABLE_RULES, { ...parts, requests }),
    dataRequests: requests,
    legal: parts.legal,
    erasures,
    breachNotices: createBreachNoticeService(context, TABLE_RULES, parts),
    personalData: createPersonalDataService(context, TABLE_RULES, { erasures, requests }),
    retention: createRetentionService(context, createLapsedAccountService(context, parts)),
  }
}

export const createPrivacyTasks = (
  { config }: Context,
  services: ReturnType<typeof createPrivacyServices>,
) => [
  ...createClosingTasks(services.closings),
  ...createDataDownloadTasks(services.dataDownloads),
  ...createErasureTasks(services.erasures, config.backupTo !== undefined),
  ...createBreachNoticeTasks(services.breachNotices),
  ...createLegalTasks(services.legal),
  ...createRetentionTasks(services.retention),
]
