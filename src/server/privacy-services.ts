import { type ClosingNeighbours, createClosingService } from './features/closing/closing.service.ts'
import { createClosingTasks } from './features/closing/closing.tasks.ts'
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
import { openBackupsOf } from './operations/backups/open-backup-store.ts'
import type { Context } from './platform/context.ts'
import type { Db } from './platform/db/schema.ts'
import { TABLE_RULES } from './tables.ts'

interface Parts extends ClosingNeighbours, DownloadNeighbours {
  deleteAgain(trx: Db, userId: string): Promise<boolean>
  withdrawReviews(trx: Db, ids: string[]): Promise<void>
}

/** What people do with their own data, and how long it is kept; a part of `createServices`. */
export function createPrivacyServices(context: Context, parts: Parts) {
  const erasures = createErasureService(context, TABLE_RULES, {
    deleteAccount: parts.deleteAgain,
    forgetComplainant,
    openStore: () => openBackupsOf(context.config),
    withdrawReviews: parts.withdrawReviews,
  })
  return {
    closings: createClosingService(context, parts),
    dataDownloads: createDataDownloadService(context, TABLE_RULES, parts),
    erasures,
    personalData: createPersonalDataService(context, TABLE_RULES, erasures),
    retention: createRetentionService(context),
  }
}

export const createPrivacyTasks = (
  { config }: Context,
  services: ReturnType<typeof createPrivacyServices>,
) => [
  ...createClosingTasks(services.closings),
  ...createDataDownloadTasks(services.dataDownloads),
  ...createErasureTasks(services.erasures, config.backupTo !== undefined),
  ...createRetentionTasks(services.retention),
]
