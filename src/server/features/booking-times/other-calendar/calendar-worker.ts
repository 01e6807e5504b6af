import { parentPort, workerData } from 'node:worker_threads'
import { TooMuchError } from './calendar-error.ts'
import type { WorkerAnswer } from './calendar-thread.ts'
import { readCalendar } from './read-calendar.ts'

// The thread that reads one calendar file: started by calendar-thread.ts, which ends it if it takes too long.
function read(): WorkerAnswer {
  try {
    return readCalendar(workerData)
  } catch (error) {
    return { fault: error instanceof TooMuchError ? 'too-much' : 'not-calendar' }
  }
}

parentPort?.postMessage(read())
