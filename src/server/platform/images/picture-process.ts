import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { Refusal } from '#server/platform/errors.ts'
import type { EncodedImage } from './image-encoder.ts'
import type { PictureAnswer, PictureJob, PictureRequest } from './picture-job.ts'

/** Long enough for an owner who tries a second photo, short enough to give the memory back. */
const IDLE_MS = 10_000

interface Waiting {
  resolve: (image: EncodedImage) => void
  reject: (error: Error) => void
}

export type MakePicture = (job: PictureJob) => Promise<EncodedImage>

/**
 * Makes pictures in a process of its own. A decoder takes two hundred megabytes that an allocator
 * does not give back, and reads files from strangers: neither belongs where the site is served. It
 * starts with the first job and ends when there has been none for a while.
 */
export function createPictureProcess(): MakePicture {
  let child: ChildProcess | undefined
  let nextId = 0
  const waiting = new Map<number, Waiting>()
  let idle: NodeJS.Timeout | undefined

  const start = () => {
    const started = fork(workerFile(), {
      serialization: 'advanced',
      execArgv: [],
      // Nothing of the site's settings and secrets is of use there.
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (answer: PictureAnswer) => settle(answer))
    started.on('error', (error) => fail(error))
    started.once('exit', (code, signal) => {
      if (child === started) child = undefined
      fail(new Error(`The picture process ended with ${signal ?? code}.`))
    })
    return started
  }

  const settle = (answer: PictureAnswer) => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('image' in answer) asker?.resolve(answer.image)
    else if ('refusal' in answer) asker?.reject(new Refusal('invalid', answer.refusal))
    else asker?.reject(new Error(answer.failure))
    if (waiting.size === 0) rest()
  }

  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  /** Without work it keeps nobody from stopping, and ends by and by. */
  const rest = () => {
    child?.unref()
    child?.channel?.unref()
    idle = setTimeout(() => {
      child?.disconnect()
      child = undefined
    }, IDLE_MS).unref()
  }

  return (job) =>
    new Promise<EncodedImage>((resolve, reject) => {
      clearTimeout(idle)
      child ??= start()
      child.ref()
      child.channel?.ref()
      nextId += 1
      waiting.set(nextId, { resolve, reject })
      const request: PictureRequest = { id: nextId, job }
      child.send(request, (error) => {
        if (error) fail(error)
      })
    })
}

/** Beside this file in the sources; in the built site beside its main file. */
function workerFile(): string {
  const name = 'picture-worker'
  return import.meta.filename.endsWith('.ts')
    ? path.join(import.meta.dirname, `${name}.ts`)
    : path.join(import.meta.dirname.replace(/[\\/]assets$/, ''), `${name}.js`)
}
