import { answerJobs } from '#server/platform/images/answer-jobs.ts'
import { drawSharePicture, type SharePictureJob } from './studio.ts'

// The process that share pictures are drawn in: started with the first of them.
answerJobs((job: SharePictureJob) => drawSharePicture(job))
