import { Refusal } from '#server/platform/errors.ts'
import type { JobAnswer, JobRequest } from './image-job.ts'

/** What a picture process does: one job after the other, until the site lets it go. */
export function answerJobs<Job, Made>(carryOut: (job: Job) => Promise<Made>): void {
  const answer = async ({ id, job }: JobRequest<Job>): Promise<JobAnswer<Made>> => {
    try {
      return { id, made: await carryOut(job) }
    } catch (error) {
      return error instanceof Refusal
        ? { id, refusal: error.message }
        : { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }

  process.on('message', (request: JobRequest<Job>) => {
    void answer(request).then((made) => process.send?.(made))
  })
  process.on('disconnect', () => process.exit())
  // A terminal's Ctrl+C reaches us as well; the site decides when we end.
  process.on('SIGINT', () => undefined)
}
