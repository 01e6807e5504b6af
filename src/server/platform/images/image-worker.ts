import { answerJobs } from './answer-jobs.ts'
import { encodeDrawing } from './encode-drawing.ts'
import { encodeImage } from './image-encoder.ts'
import type { ImageJob } from './image-job.ts'

// The process that encodes images: started by worker-process.ts, and ends with it.
answerJobs((job: ImageJob) =>
  job.kind === 'encode' ? encodeImage(Buffer.from(job.bytes)) : encodeDrawing(job.svg),
)
