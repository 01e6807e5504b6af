import { answerJobs } from '#server/platform/images/answer-jobs.ts'
import { drawSharePicture, type SharePictureJob } from './draw-share-picture.ts'

// The process that share pictures are drawn in: started with the first of them.
answerJobs((job: SharePictureJob) => drawSharePicture(job))
