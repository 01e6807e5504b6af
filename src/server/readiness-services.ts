import type { ScheduleService } from './features/background-work/schedule.service.ts'
import type { BackupService } from './features/backups/backup.service.ts'
import { createTestNotificationService } from './features/payments/test-notification.service.ts'
import { createDailyLookService } from './features/readiness/daily-look.service.ts'
import type { Outside } from './features/readiness/outside.ts'
import { createReadinessService } from './features/readiness/readiness.service.ts'
import { createReadinessTasks } from './features/readiness/readiness.tasks.ts'
import type { SiteService } from './features/site/site.service.ts'
import type { Context } from './platform/context.ts'
import type { Task } from './platform/schedule/task.ts'

interface Parts {
  backups: BackupService
  schedule: ScheduleService
  site: SiteService
  /** All others: whether they run is one of the checks. */
  tasks: readonly Task[]
}

/** Whether the site is ready and well; a part of `createServices`. */
export function createReadinessServices(context: Context, outside: Outside, parts: Parts) {
  const testNotifications = createTestNotificationService(context)
  const readiness = createReadinessService(context, outside, { ...parts, testNotifications })
  const dailyLook = createDailyLookService(context, { readiness, site: parts.site })
  const tasks = [...parts.tasks, ...createReadinessTasks(dailyLook)]
  return { readiness, dailyLook, testNotifications, tasks }
}
