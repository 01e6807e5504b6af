import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Task } from './task.ts'
import {
  claimTaskRun,
  ensureTaskRun,
  finishTaskRun,
  releaseAllTaskRuns,
} from './task-run.repository.ts'

const TICK_MS = 15_000
/** Longer than any task takes. If a process dies during a task, another may run it after this. */
const LEASE_MS = 30 * 60 * 1000
const AGAIN_MS = 10 * 60 * 1000

export interface Scheduler {
  start(): void
  stop(): Promise<void>
  /** Runs every task that is due and not leased. */
  runDue(): Promise<void>
}

export function createScheduler(
  { db, clock, engine, log }: Context,
  tasks: readonly Task[],
): Scheduler {
  const owner = newId()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let prepared = false
  let stopped = false

  const prepare = async () => {
    // One process owns this database, so older leases belong to a dead process.
    if (engine === 'sqlite') await releaseAllTaskRuns(db)
    for (const task of tasks) await ensureTaskRun(db, task.name, task.next(clock()).toISOString())
    prepared = true
  }

  const run = async (task: Task) => {
    const now = clock()
    const leaseUntil = new Date(now.getTime() + LEASE_MS).toISOString()
    const claim = { owner, now: now.toISOString(), leaseUntil }
    if (!(await claimTaskRun(db, task.name, claim))) return
    let result: string
    let failed = false
    try {
      result = await task.run()
      log.info({ task: task.name, result }, 'task done')
    } catch (err) {
      failed = true
      result = err instanceof Error ? err.message : String(err)
      log.error({ err, task: task.name }, 'task failed')
    }
    const finished = clock()
    const regular = task.next(finished)
    const again = new Date(finished.getTime() + AGAIN_MS)
    await finishTaskRun(db, task.name, owner, {
      finishedAt: finished.toISOString(),
      result: result.slice(0, 500),
      failed,
      nextRunAt: (failed && again < regular ? again : regular).toISOString(),
    })
  }

  const runDue = async () => {
    if (!prepared) await prepare()
    for (const task of tasks) if (!stopped) await run(task)
  }

  const tick = () => {
    running = runDue()
      .catch((err) => log.error({ err }, 'the schedule could not be read'))
      .finally(() => {
        if (!stopped) timer = setTimeout(tick, TICK_MS)
      })
  }

  return {
    runDue,
    start: tick,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
