import { AppError } from '#server/platform/errors.ts'
import type { JobAnswer, JobRequest } from './image-job.ts'

/** The loop of an image process: one job after the other, until the site disconnects. */
export function answerJobs<Job, Made>(carryOut: (job: Job) => Promise<Made>): void {
  const answer = async ({ id, job }: JobRequest<Job>): Promise<JobAnswer<Made>> => {
    try {
      return { id, made: await carryOut(job) }
    } catch (error) {
      return error instanceof AppError
        ? { id, refusal: error.message }
        : { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }

  process.on('message', (request: JobRequest<Job>) => {
    void answer(request).then((made) => process.send?.(made))
  })
  process.on('disconnect', () => process.exit())
  // Ctrl+C in a terminal reaches this process as well; the site decides when it ends.
  process.on('SIGINT', () => undefined)
}
