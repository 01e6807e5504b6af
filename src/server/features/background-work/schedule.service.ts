import type { Context } from '#server/platform/context.ts'
import {
  deleteExpired,
  findTaskRuns,
  type TaskRunRow,
} from '#server/platform/schedule/task-run.repository.ts'

export function createScheduleService({ db, clock }: Context) {
  return {
    findRuns: (): Promise<TaskRunRow[]> => findTaskRuns(db),
    removeExpired: async (): Promise<
      Record<'sessions' | 'devices' | 'links' | 'counts', number>
    > => {
      const now = clock().toISOString()
      return {
        sessions: await deleteExpired(db, 'sessions', now),
        devices: await deleteExpired(db, 'knownDevices', now),
        links: await deleteExpired(db, 'verifications', now),
        counts: await deleteExpired(db, 'limitCounts', now),
      }
    },
  }
}

export type ScheduleService = ReturnType<typeof createScheduleService>
