import type { ScheduleService } from '#server/features/background-work/schedule.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { type Found, found } from './found.ts'

/** A task begins within seconds of its time; one that lasts may hold up others. */
const LATE_MS = 60 * 60 * 1000

/** Whether scheduled tasks run, and how they ended. */
export async function checkBackground(
  { clock }: Context,
  schedule: ScheduleService,
  tasks: readonly Task[],
): Promise<Found> {
  const runs = (await schedule.findRuns()).filter(({ name }) =>
    tasks.some((task) => task.name === name),
  )
  const titleOf = (name: string) => tasks.find((task) => task.name === name)?.title ?? name
  const lateBefore = new Date(clock().getTime() - LATE_MS).toISOString()
  const late = runs.filter(({ nextRunAt, leaseOwner }) => nextRunAt < lateBefore && !leaseOwner)
  if (runs.length === 0 || late.length > 0)
    return found('bad', {
      sentence: late[0]
        ? `“${titleOf(late[0].name)}” was due on ${formatDateTime(late[0].nextRunAt)} and has not run.`
        : 'Nothing runs in the background.',
      mend: 'Start the site again, and look in its log for “schedule”.',
    })
  const failed = runs.filter(({ lastFailed }) => lastFailed === 1)
  if (failed[0])
    return found('warn', {
      sentence: `“${titleOf(failed[0].name)}” failed: ${failed[0].lastResult}`,
      mend: 'It is tried again by itself. The tab Mail lists all tasks.',
    })
  const last = runs
    .flatMap(({ lastFinishedAt }) => lastFinishedAt ?? [])
    .toSorted()
    .at(-1)
  return found('ok', {
    sentence: `${runs.length} tasks, ${last ? `the last on ${formatDateTime(last)}` : 'none due yet'}.`,
  })
}
