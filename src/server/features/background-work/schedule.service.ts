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
      Record<
        'sessions' | 'devices' | 'links' | 'failures' | 'counts' | 'mailboxes' | 'undos',
        number
      >
    > => {
      const now = clock().toISOString()
      return {
        sessions: await deleteExpired(db, 'sessions', now),
        devices:
          (await deleteExpired(db, 'knownDevices', now)) +
          (await deleteExpired(db, 'signedInDevices', now)),
        links:
          (await deleteExpired(db, 'verifications', now)) +
          (await deleteExpired(db, 'dataLinks', now)),
        failures: await deleteExpired(db, 'failedSignIns', now),
        counts: await deleteExpired(db, 'limitCounts', now),
        mailboxes: await deleteExpired(db, 'mailboxes', now),
        undos: await deleteExpired(db, 'undoableActions', now),
      }
    },
  }
}

export type ScheduleService = ReturnType<typeof createScheduleService>
