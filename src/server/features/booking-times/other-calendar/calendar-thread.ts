import { Worker } from 'node:worker_threads'
import { createWorkQueue } from '#server/platform/work-queue.ts'
import { workerFile } from '#server/platform/worker-file.ts'
import { CalendarError } from './calendar-error.ts'
import type { BusyAnswer, BusyQuestion } from './read-calendar.ts'

/** A year of a full calendar takes a tenth of it. */
const LONGEST_MS = 5000
const MEMORY_MB = 128

export type WorkerAnswer = BusyAnswer | { fault: 'too-much' | 'not-calendar' }

/** At most two files at once, whoever asks: the site's own requests need the processors too. */
const inTurn = createWorkQueue({
  running: 2,
  waiting: 64,
  busy: 'Many calendars are being read at the moment. Please try again in a minute.',
})

/**
 * Reads a stranger's file in a thread of its own, without our settings: a rule that repeats for ever, or a file that
 * eats memory, ends with the thread and holds up nobody.
 */
export const readCalendarInThread = (
  question: BusyQuestion,
  longestMs = LONGEST_MS,
): Promise<BusyAnswer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const file = workerFile({ folder: import.meta.dirname, name: 'calendar-worker' })
        const worker = new Worker(file, {
          workerData: question,
          env: {},
          execArgv: [],
          resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
        })
        const tooMuch = () => {
          reject(new CalendarError('too-much'))
          void worker.terminate()
        }
        const timer = setTimeout(tooMuch, longestMs)
        worker.once('message', (answer: WorkerAnswer) => {
          if ('fault' in answer) reject(new CalendarError(answer.fault))
          else resolve(answer)
        })
        worker.once('error', tooMuch)
        worker.once('exit', () => {
          clearTimeout(timer)
          reject(new CalendarError('too-much'))
        })
      }),
  )
