import { type ChildProcess, fork } from 'node:child_process'
import { AppError } from '#server/platform/errors.ts'
import { type WorkerFile, workerFile } from '#server/platform/worker-file.ts'
import type { JobAnswer, JobRequest } from './image-job.ts'

/** Long enough for an owner who tries a second photo, short enough to release the memory soon. */
const IDLE_MS = 10_000

interface Waiting<Made> {
  resolve: (made: Made) => void
  reject: (error: Error) => void
}

/**
 * Runs image jobs in a child process. A decoder takes two hundred megabytes that its allocator does not
 * release, and reads files from strangers: neither belongs in the process that serves the site. It starts
 * with the first job and ends after an idle time.
 */
export function createWorkerProcess<Job, Made>(worker: WorkerFile): (job: Job) => Promise<Made> {
  let child: ChildProcess | undefined
  let nextId = 0
  const waiting = new Map<number, Waiting<Made>>()
  let idle: NodeJS.Timeout | undefined

  const start = () => {
    const started = fork(workerFile(worker), {
      serialization: 'advanced',
      execArgv: [],
      // Without the site's settings and secrets: it needs none of them.
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (answer: JobAnswer<Made>) => settle(answer))
    started.on('error', (error) => fail(error))
    started.once('exit', (code, signal) => {
      // One that was ended after its idle time has no jobs; those that wait are of the next one.
      if (child !== started) return
      child = undefined
      fail(new Error(`The worker process ended with ${signal ?? code}.`))
    })
    return started
  }

  const settle = (answer: JobAnswer<Made>) => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('made' in answer) asker?.resolve(answer.made)
    else if ('refusal' in answer) asker?.reject(new AppError('invalid', answer.refusal))
    else asker?.reject(new Error(answer.failure))
    if (waiting.size === 0) rest()
  }

  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  /** While idle it does not prevent a shutdown, and it ends after the timeout. */
  const rest = () => {
    child?.unref()
    child?.channel?.unref()
    idle = setTimeout(() => {
      child?.disconnect()
      child = undefined
    }, IDLE_MS).unref()
  }

  return (job) =>
    new Promise<Made>((resolve, reject) => {
      clearTimeout(idle)
      child ??= start()
      child.ref()
      child.channel?.ref()
      nextId += 1
      waiting.set(nextId, { resolve, reject })
      const request: JobRequest<Job> = { id: nextId, job }
      child.send(request, (error) => {
        if (error) fail(error)
      })
    })
}
