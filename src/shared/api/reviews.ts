import { z } from 'zod'
import { idSchema } from '#shared/schemas/id.ts'
import {
  adminReviewQuerySchema,
  adminReviewsAnswerSchema,
  hideHeldReviewsSchema,
  hideReviewSchema,
  publishHeldReviewsSchema,
} from '#shared/schemas/reviews/admin-review.ts'
import {
  googleReviewUrlSchema,
  ownReviewsAnswerSchema,
  ownReviewsQuerySchema,
  replyAnswerSchema,
  replyRequestSchema,
} from '#shared/schemas/reviews/own-review.ts'
import { reviewAnswerSchema, reviewRequestSchema } from '#shared/schemas/reviews/review.ts'
import { reviewEditSchema } from '#shared/schemas/reviews/review-edit.ts'
import {
  noticeAnswerSchema,
  noticeRequestSchema,
  reportRequestSchema,
} from '#shared/schemas/reviews/review-report.ts'
import { confirmRequestSchema } from '#shared/schemas/reviews/review-writer.ts'
import { linkTokenSchema } from '#shared/schemas/text.ts'
import { DONE, endpoints } from './endpoint.ts'

const byId = z.object({ id: idSchema })

export const reviewsApi = endpoints({
  'GET /api/admin/reviews': {
    who: 'admin',
    summary: 'Reviews that are held, were reported, or were hidden, or all of them, newest first',
    query: adminReviewQuerySchema,
    answer: adminReviewsAnswerSchema,
  },
  'POST /api/admin/reviews/:id/publish': {
    who: 'admin',
    summary: 'Publish a review that was held or hidden, or keep a reported one',
    params: byId,
    answer: DONE,
  },
  'POST /api/admin/reviews/:id/hide': {
    who: 'admin',
    summary: 'Hide a review; it counts nowhere and can be published again',
    params: byId,
    body: hideReviewSchema,
    answer: DONE,
  },
  'POST /api/admin/businesses/:id/held-reviews/publish': {
    who: 'admin',
    summary: 'Publish all held reviews of a business up to a moment',
    params: byId,
    body: publishHeldReviewsSchema,
    answer: DONE,
  },
  'POST /api/admin/businesses/:id/held-reviews/hide': {
    who: 'admin',
    summary: 'Hide all held reviews of a business up to a moment',
    params: byId,
    body: hideHeldReviewsSchema,
    answer: DONE,
  },
  'GET /api/dashboard/reviews': {
    who: 'paid owner',
    summary: 'The own reviews, unanswered first, then newest, page by page',
    query: ownReviewsQuerySchema,
    answer: ownReviewsAnswerSchema,
  },
  'PUT /api/dashboard/reviews/:id/reply': {
    who: 'paid owner',
    summary: 'Answer a review in public, or change the answer',
    params: byId,
    body: replyRequestSchema,
    answer: replyAnswerSchema,
  },
  'DELETE /api/dashboard/reviews/:id/reply': {
    who: 'paid owner',
    summary: 'Take the answer to a review back',
    params: byId,
    answer: DONE,
  },
  'PUT /api/dashboard/google-review-link': {
    who: 'paid owner',
    summary: 'Store the link to the Google review form; PREMIUM only, empty removes it',
    body: googleReviewUrlSchema,
    answer: DONE,
  },
  'POST /api/reviews/reply': {
    who: 'link holder',
    tag: 'mail',
    summary: 'Answer a review by the token in the message to the owner',
    query: z.object({ token: linkTokenSchema }),
    body: replyRequestSchema,
    answer: replyAnswerSchema,
  },
  'POST /api/reviews/:id/report': {
    who: 'anyone',
    tag: 'visitors',
    summary: 'Report a review; reports are counted and looked at',
    params: byId,
    body: reportRequestSchema,
    answer: DONE,
    status: 201,
  },
  'POST /api/reviews/:id/notice': {
    who: 'anyone',
    tag: 'visitors',
    summary: 'A formal request to take a review down, with what the law asks of one',
    params: byId,
    body: noticeRequestSchema,
    answer: noticeAnswerSchema,
    status: 201,
  },
  'POST /api/reviews/:id/confirmation': {
    who: 'anyone',
    tag: 'visitors',
    summary: 'Have a link sent that confirms the own review',
    params: byId,
    body: confirmRequestSchema,
    answer: DONE,
    status: 202,
  },
  'POST /api/reviews/confirm': {
    who: 'link holder',
    tag: 'mail',
    summary: 'Confirm a review by the token in the message',
    query: z.object({ token: linkTokenSchema }),
    answer: DONE,
  },
  'PUT /api/reviews/own': {
    who: 'link holder',
    tag: 'mail',
    summary: 'Change the own review, by the token in a message to its writer or of the booking',
    query: z.object({ token: linkTokenSchema }),
    body: reviewEditSchema,
    answer: DONE,
  },
  'DELETE /api/reviews/own': {
    who: 'link holder',
    tag: 'mail',
    summary: 'Withdraw the own review; its words are deleted',
    query: z.object({ token: linkTokenSchema }),
    answer: DONE,
  },
  'POST /api/rating': {
    who: 'anyone',
    tag: 'visitors',
    summary: 'Review a business',
    body: reviewRequestSchema,
    answer: reviewAnswerSchema,
    status: 201,
  },
})
