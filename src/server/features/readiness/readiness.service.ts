import type { ActingAdmin } from '#server/features/admin-actions/admin-action.service.ts'
import type { ScheduleService } from '#server/features/background-work/schedule.service.ts'
import type { BackupService } from '#server/features/backups/backup.service.ts'
import type { TestNotificationService } from '#server/features/payments/test-notification.service.ts'
import type { SiteService } from '#server/features/site/site.service.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { Check, CheckName, ReadinessAnswer } from '#shared/schemas/readiness.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { checkAddress } from './address.check.ts'
import { checkBackground } from './background.check.ts'
import { checkBackups } from './backups.check.ts'
import { checkClock } from './clock.check.ts'
import { checkDisk } from './disk.check.ts'
import { type Found, found } from './found.ts'
import { checkLegal } from './legal.check.ts'
import { secondStepWanted } from './mail/second-step-wanted.tsx'
import { testMail } from './mail/test-mail.tsx'
import { checkMail } from './mail.check.ts'
import type { Outside } from './outside.ts'
import { checkPayments } from './payments.check.ts'
import { findAdmins } from './readiness.repository.ts'
import { checkSecondStep } from './second-step.check.ts'
import { checkVersion } from './version.check.ts'

/** A check that takes longer is unknown: the page does not wait for it. */
const TIMEOUT_MS = 3000
/** The overview is opened often, and asks the world outside no more often than this. */
const RECENT_MS = 10 * 60 * 1000

interface ReadinessParts {
  backups: BackupService
  schedule: ScheduleService
  site: SiteService
  tasks: readonly Task[]
  testNotifications: TestNotificationService
}

/** Whether the site is ready to open, and once it is open, whether all is well. */
export function createReadinessService(
  context: Context,
  outside: Outside,
  { backups, schedule, site, tasks, testNotifications }: ReadinessParts,
) {
  const { clock, db, log } = context
  let latest: { at: Date; checks: Promise<Check[]> } | undefined

  const CHECKS: Record<CheckName, { title: string; run(): Promise<Found> }> = {
    address: { title: 'Public address', run: () => checkAddress(context, outside) },
    mail: { title: 'Mail', run: () => checkMail(context, outside) },
    payments: { title: 'Payfast', run: () => checkPayments(context, testNotifications) },
    backups: { title: 'Backups', run: () => checkBackups(context, backups) },
    'second-step': { title: 'Second step for admins', run: () => checkSecondStep(context) },
    legal: { title: 'Legal details', run: () => checkLegal(context, site) },
    disk: { title: 'Disk space', run: () => checkDisk(context) },
    clock: { title: 'Clock', run: () => checkClock(context, outside) },
    version: { title: 'Version', run: () => checkVersion(context) },
    background: { title: 'Background work', run: () => checkBackground(context, schedule, tasks) },
  }

  const runOne = async (name: CheckName): Promise<Check> => {
    const { title, run } = CHECKS[name]
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<Found>((resolve) => {
      const late = found('unknown', { sentence: 'It takes too long to find out.' })
      timer = setTimeout(() => resolve(late), TIMEOUT_MS)
    })
    const result = run().catch((err) => {
      log.error({ err, check: name }, 'a check of the site failed')
      return found('unknown', { sentence: 'It could not be found out; the log says why.' })
    })
    const said = await Promise.race([result, tooLate])
    clearTimeout(timer)
    return { name, title, ...said }
  }

  const look = async (isRecentEnough: (at: Date) => boolean): Promise<ReadinessAnswer> => {
    if (!latest || !isRecentEnough(latest.at))
      latest = { at: clock(), checks: Promise.all(keysOf(CHECKS).map(runOne)) }
    const { at, checks } = latest
    const { openedAt } = await site.get()
    const isHidden = await site.isHidden()
    return { openedAt, isHidden, checkedAt: at.toISOString(), checks: await checks }
  }

  return {
    /** Looks at everything now. */
    check: () => look(() => false),

    /** As it was found at most ten minutes ago. */
    getRecent: () => look((at) => clock().getTime() - at.getTime() < RECENT_MS),

    /** Lets search engines in, unless something has to be mended first. */
    async open(admin: ActingAdmin): Promise<void> {
      const { checks } = await look(() => false)
      const bad = checks.filter(({ state }) => state === 'bad').map(({ title }) => title)
      if (bad.length > 0) throw new AppError('conflict', `To fix first: ${bad.join(', ')}.`)
      await site.open(admin)
    },

    /** Once a day to each admin who signs in with a password alone. */
    async askForSecondStep(): Promise<void> {
      const admins = await findAdmins(db)
      for (const { email } of admins.filter(({ confirmedAt }) => confirmedAt === null))
        await enqueueMessage(db, context, secondStepWanted, {
          recipient: email,
          payload: {},
          by: 'admin',
          dedupeKey: `second-step-wanted:${email}:${capeTownDay(clock())}`,
        })
    },

    sendTestMail: async (admin: ActingAdmin): Promise<void> => {
      const message = { recipient: admin.email, payload: {}, by: 'admin' } as const
      await enqueueMessage(db, context, testMail, message)
    },
  }
}

export type ReadinessService = ReturnType<typeof createReadinessService>
