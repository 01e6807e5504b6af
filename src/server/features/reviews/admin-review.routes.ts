import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import { api } from '#shared/paths.ts'
import { adminDoneAnswerSchema } from '#shared/schemas/admin.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import {
  adminReviewQuerySchema,
  adminReviewsAnswerSchema,
  adminReviewTargetSchema,
  hideHeldReviewsSchema,
  hideReviewSchema,
  publishHeldReviewsSchema,
} from '#shared/schemas/reviews/admin-review.ts'
import { presentAdminReview, presentHeldBusiness } from './admin-review.presenter.ts'
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
        summary: 'Reviews that are held, were reported, or were hidden, newest first',
        querystring: adminReviewQuerySchema,
        response: { 200: adminReviewsAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ query }) => {
      const found = await reviews.find(query)
      return {
        reviews: found.reviews.map((review) =>
          presentAdminReview(review, found.contexts.get(review.id)),
        ),
        total: found.total,
        waiting: found.waiting,
        heldBusinesses: found.heldBusinesses.map(presentHeldBusiness),
      }
    },
  )

  app.post(
    `${api.adminReviews}/:id/publish`,
    {
      schema: {
        tags,
        summary: 'Publish a review that was held or hidden, or keep a reported one',
        params: adminReviewTargetSchema,
        response: { 200: adminDoneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      await reviews.decide(signedInUser(request), request.params.id, { state: 'published' })
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
        body: hideReviewSchema,
        response: { 200: adminDoneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { reason } = request.body
      await reviews.decide(signedInUser(request), request.params.id, { state: 'hidden', reason })
      return { message: 'The review is hidden.' }
    },
  )

  app.post(
    `${api.adminBusinesses}/:id/held-reviews/publish`,
    {
      schema: {
        tags,
        summary: 'Publish all held reviews of a business up to a moment',
        params: adminReviewTargetSchema,
        body: publishHeldReviewsSchema,
        response: { 200: adminDoneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const held = { businessId: request.params.id, ...request.body }
      const count = await reviews.decideHeld(signedInUser(request), held, { state: 'published' })
      return { message: `Published: ${count}.` }
    },
  )

  app.post(
    `${api.adminBusinesses}/:id/held-reviews/hide`,
    {
      schema: {
        tags,
        summary: 'Hide all held reviews of a business up to a moment',
        params: adminReviewTargetSchema,
        body: hideHeldReviewsSchema,
        response: { 200: adminDoneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { until, reason } = request.body
      const held = { businessId: request.params.id, until }
      const verdict = { state: 'hidden' as const, reason }
      const count = await reviews.decideHeld(signedInUser(request), held, verdict)
      return { message: `Hidden: ${count}.` }
    },
  )
}
