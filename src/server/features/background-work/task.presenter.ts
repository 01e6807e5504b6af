import type { Task } from '#server/platform/schedule/task.ts'
import type { TaskRunRow } from '#server/platform/schedule/task-run.repository.ts'
import type { ScheduledTask } from '#shared/schemas/operations.ts'

/** Every registered task, also one that has not run yet. */
export function presentTasks(tasks: readonly Task[], rows: TaskRunRow[]): ScheduledTask[] {
  return tasks.map(({ name, title, description }) => {
    const row = rows.find((candidate) => candidate.name === name)
    return {
      name,
      title,
      description,
      nextRunAt: row?.nextRunAt ?? null,
      lastStartedAt: row?.lastStartedAt ?? null,
      lastFinishedAt: row?.lastFinishedAt ?? null,
      lastResult: row?.lastResult ?? null,
      lastFailed: row?.lastFailed === 1,
      running: (row?.leaseOwner ?? null) !== null,
    }
  })
}
