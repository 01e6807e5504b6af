import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import { api } from '#shared/paths.ts'
import { adminDoneAnswerSchema } from '#shared/schemas/admin.ts'
import {
  adminReviewQuerySchema,
  adminReviewsAnswerSchema,
  adminReviewTargetSchema,
} from '#shared/schemas/admin-review.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentAdminReview } from './admin-review.presenter.ts'
import type { AdminReviewService } from './admin-review.service.ts'

const tags = ['admin']

export const adminReviewRoutes: FastifyPluginAsyncZod<{ reviews: AdminReviewService }> = async (
  app,
  { reviews },
) => {
  app.get(
    api.adminReviews,
    {
      schema: {
        tags,
        summary: 'Reviews that wait for a look, or that were hidden, newest first',
        querystring: adminReviewQuerySchema,
        response: { 200: adminReviewsAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ query }) => {
      const { reviews: rows, total } = await reviews.find(query)
      return { reviews: rows.map(presentAdminReview), total }
    },
  )

  app.post(
    `${api.adminReviews}/:id/publish`,
    {
      schema: {
        tags,
        summary: 'Show a review that was held or hidden, and tell the owner',
        params: adminReviewTargetSchema,
        response: { 200: adminDoneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      await reviews.decide(signedInUser(request), request.params.id, 'published')
      return { message: 'The review is published.' }
    },
  )

  app.post(
    `${api.adminReviews}/:id/hide`,
    {
      schema: {
        tags,
        summary: 'Hide a review; it counts nowhere and can be published again',
        params: adminReviewTargetSchema,
        response: { 200: adminDoneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      await reviews.decide(signedInUser(request), request.params.id, 'hidden')
      return { message: 'The review is hidden.' }
    },
  )
}
