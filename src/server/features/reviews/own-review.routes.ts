import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { reviewApi } from '#shared/review-paths.ts'
import { idSchema } from '#shared/schemas/id.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import {
  googleReviewUrlSchema,
  ownReviewsAnswerSchema,
  ownReviewsQuerySchema,
  replyAnswerSchema,
  replyRequestSchema,
} from '#shared/schemas/reviews/own-review.ts'
import { linkTokenSchema } from '#shared/schemas/text.ts'
import type { OwnReviewService } from './own-review.service.ts'
import { presentReview } from './review.presenter.ts'

const params = z.object({ id: idSchema })

export const ownReviewRoutes: FastifyPluginAsyncZod<{
  ownReviews: OwnReviewService
  guards: Guards
  limits: Limits
}> = async (app, { ownReviews, guards, limits }) => {
  const onRequest = guards.require(whyNot.manageBusiness)

  app.get(
    reviewApi.own,
    {
      onRequest,
      schema: {
        tags: ['owner'],
        summary: 'The own reviews, unanswered first, then newest, page by page',
        querystring: ownReviewsQuerySchema,
        response: { 200: ownReviewsAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { rows, ...found } = await ownReviews.find(signedInUser(request).id, request.query)
      return { ...found, reviews: rows.map(presentReview) }
    },
  )

  app.put(
    `${reviewApi.own}/:id/reply`,
    {
      onRequest,
      schema: {
        tags: ['owner'],
        summary: 'Answer a review in public, or change the answer',
        params,
        body: replyRequestSchema,
        response: { 200: replyAnswerSchema, '4xx': problemSchema },
      },
    },
    (request) => ownReviews.reply(signedInUser(request), request.params.id, request.body.text),
  )

  app.delete(
    `${reviewApi.own}/:id/reply`,
    {
      onRequest,
      schema: {
        tags: ['owner'],
        summary: 'Take the answer to a review back',
        params,
        response: { 200: z.object({ message: z.string() }), '4xx': problemSchema },
      },
    },
    async (request) => {
      await ownReviews.removeReply(signedInUser(request), request.params.id)
      return { message: 'Your reply was removed.' }
    },
  )

  app.put(
    reviewApi.googleLink,
    {
      onRequest,
      schema: {
        tags: ['owner'],
        summary: 'Store the link to the Google review form; PREMIUM only, empty removes it',
        body: googleReviewUrlSchema,
        response: { 200: z.object({ message: z.string() }), '4xx': problemSchema },
      },
    },
    async (request) => {
      const { url } = request.body
      await ownReviews.saveGoogleReviewUrl(signedInUser(request), url)
      return { message: url === '' ? 'The link was removed.' : 'The link is saved.' }
    },
  )

  app.post(
    reviewApi.replyByMail,
    {
      preHandler: limits.perVisitor('reply-by-mail', { requests: 60, seconds: 600 }),
      schema: {
        tags: ['mail'],
        summary: 'Answer a review by the token in the message to the owner',
        querystring: z.object({ token: linkTokenSchema }),
        body: replyRequestSchema,
        response: { 200: replyAnswerSchema, '4xx': problemSchema },
      },
    },
    ({ query, body }) => ownReviews.replyByToken(query.token, body.text),
  )
}
