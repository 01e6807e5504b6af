import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { presentReviewPage } from '#server/features/reviews/review.presenter.ts'
import { type AnswerCache, JSON_TYPE } from '#server/platform/cache/answer-cache.ts'
import { api } from '#shared/paths.ts'
import { businessDetailSchema } from '#shared/schemas/business-detail.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { reviewsAnswerSchema, reviewsQuerySchema } from '#shared/schemas/reviews/review-list.ts'
import { presentBusinessDetail } from './business-detail.presenter.ts'
import type { BusinessDetailService } from './business-detail.service.ts'

export const businessDetailRoutes: FastifyPluginAsyncZod<{
  businessDetails: BusinessDetailService
  answers: AnswerCache
}> = async (app, { businessDetails, answers }) => {
  app.get(
    `${api.ownBusiness}/:id`,
    {
      schema: {
        tags: ['catalogue'],
        summary: 'One public business with its newest reviews',
        params: z.object({ id: z.string() }),
        response: { 200: businessDetailSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) =>
      answers.answer(request, reply, JSON_TYPE, async () =>
        JSON.stringify(presentBusinessDetail(await businessDetails.get(request.params.id))),
      ),
  )

  app.get(
    `${api.ownBusiness}/:id/reviews`,
    {
      schema: {
        tags: ['catalogue'],
        summary: 'All reviews of a public business, page by page',
        params: z.object({ id: z.string() }),
        querystring: reviewsQuerySchema,
        response: { 200: reviewsAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) =>
      answers.answer(request, reply, JSON_TYPE, async () => {
        const found = await businessDetails.findReviews(request.params.id, request.query)
        return JSON.stringify(presentReviewPage(found.page))
      }),
  )
}
