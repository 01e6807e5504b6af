import { answerJobs } from '#server/platform/images/answer-jobs.ts'
import { drawSharePicture, type SharePictureJob } from './draw-share-picture.ts'

// The process that draws share pictures: started with the first of them.
answerJobs((job: SharePictureJob) => drawSharePicture(job))
