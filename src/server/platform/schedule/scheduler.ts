import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Task } from './task.ts'
import {
  claimTaskRun,
  ensureTaskRun,
  finishTaskRun,
  releaseAllTaskRuns,
  releaseTaskRun,
  renewTaskRun,
} from './task-run.repository.ts'

const TICK_MS = 15_000
/** If a process dies during a task, another may run it after this. A task that takes longer renews its lease. */
const LEASE_MS = 30 * 60 * 1000
const RENEWAL_MS = LEASE_MS / 3
const RETRY_MS = 10 * 60 * 1000

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
  const stopping = new AbortController()
  const { signal } = stopping
  /** A long task has a queue of its own, so that no other waits for it. */
  const queues = [
    tasks.filter(({ isLong }) => !isLong),
    ...tasks.filter(({ isLong }) => isLong).map((task) => [task]),
  ]
  let running: Promise<void>[] = []
  let prepared: Promise<void> | undefined

  const prepare = async () => {
    // One process owns this database, so older leases belong to a dead process.
    if (engine === 'sqlite') await releaseAllTaskRuns(db)
    for (const task of tasks) await ensureTaskRun(db, task.name, task.next(clock()).toISOString())
  }
  /** Once; a database that was unavailable is tried again. */
  const isPrepared = () => {
    prepared ??= prepare().catch((error) => {
      prepared = undefined
      throw error
    })
    return prepared
  }

  const leaseUntil = () => new Date(clock().getTime() + LEASE_MS).toISOString()
  const renewLease = (task: Task) =>
    setInterval(() => {
      renewTaskRun(db, task.name, owner, leaseUntil()).catch((err) =>
        log.warn({ err, task: task.name }, 'the lease of a task could not be renewed'),
      )
    }, RENEWAL_MS)

  const run = async (task: Task) => {
    const claim = { owner, now: clock().toISOString(), leaseUntil: leaseUntil() }
    if (!(await claimTaskRun(db, task.name, claim))) return
    const renewal = renewLease(task)
    let result: string
    let failed = false
    try {
      result = await task.run(signal)
      log.info({ task: task.name, result }, 'task done')
    } catch (err) {
      // Still due: the next process that asks runs it.
      if (signal.aborted && task.isLong) return await releaseTaskRun(db, task.name, owner)
      failed = true
      result = err instanceof Error ? err.message : String(err)
      log.error({ err, task: task.name }, 'task failed')
    } finally {
      clearInterval(renewal)
    }
    const finished = clock()
    const regular = task.next(finished)
    const retry = new Date(finished.getTime() + (task.retryMs ?? RETRY_MS))
    await finishTaskRun(db, task.name, owner, {
      finishedAt: finished.toISOString(),
      result: result.slice(0, 500),
      failed,
      nextRunAt: (failed && retry < regular ? retry : regular).toISOString(),
    })
  }

  const runQueue = async (queue: readonly Task[]) => {
    await isPrepared()
    for (const task of queue) if (!signal.aborted) await run(task)
  }

  const tick = async (queue: readonly Task[]): Promise<void> => {
    while (!signal.aborted) {
      await runQueue(queue).catch((err) => log.error({ err }, 'the schedule could not be read'))
      await pause(TICK_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  return {
    runDue: async () => {
      await Promise.all(queues.map(runQueue))
    },
    start: () => {
      running = queues.map(tick)
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
