import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { Refusal } from '#server/platform/errors.ts'
import type { JobAnswer, JobRequest } from './image-job.ts'

/** Long enough for an owner who tries a second photo, short enough to release the memory soon. */
const IDLE_MS = 10_000

interface Waiting<Made> {
  resolve: (made: Made) => void
  reject: (error: Error) => void
}

/** A file of its own in the build: see vite.config.ts. */
interface Worker {
  /** The source folder that contains it. */
  folder: string
  name: string
}

/**
 * Runs image jobs in a child process. A decoder takes two hundred megabytes that its allocator does not
 * release, and reads files from strangers: neither belongs in the process that serves the site. It starts
 * with the first job and ends after an idle time.
 */
export function createWorkerProcess<Job, Made>(worker: Worker): (job: Job) => Promise<Made> {
  let child: ChildProcess | undefined
  let nextId = 0
  const waiting = new Map<number, Waiting<Made>>()
  let idle: NodeJS.Timeout | undefined

  const start = () => {
    const started = fork(fileOf(worker), {
      serialization: 'advanced',
      execArgv: [],
      // Without the site's settings and secrets: it needs none of them.
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (answer: JobAnswer<Made>) => settle(answer))
    started.on('error', (error) => fail(error))
    started.once('exit', (code, signal) => {
      if (child === started) child = undefined
      fail(new Error(`The worker process ended with ${signal ?? code}.`))
    })
    return started
  }

  const settle = (answer: JobAnswer<Made>) => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('made' in answer) asker?.resolve(answer.made)
    else if ('refusal' in answer) asker?.reject(new Refusal('invalid', answer.refusal))
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

/** In the source folder during development; in the built site beside its main file. */
function fileOf({ folder, name }: Worker): string {
  return import.meta.filename.endsWith('.ts')
    ? path.join(folder, `${name}.ts`)
    : path.join(import.meta.dirname.replace(/[\\/]assets$/, ''), `${name}.js`)
}
