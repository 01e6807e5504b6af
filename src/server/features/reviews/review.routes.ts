import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { clientNetwork } from '#server/platform/http/limits/client-network.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { api } from '#shared/paths.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { reviewAnswerSchema, reviewRequestSchema } from '#shared/schemas/reviews/review.ts'
import { presentReview } from './review.presenter.ts'
import type { ReviewService } from './review.service.ts'

export const reviewRoutes: FastifyPluginAsyncZod<{
  reviews: ReviewService
  limits: Limits
  devices: Devices
}> = async (app, { reviews, limits, devices }) => {
  app.post(
    api.rating,
    {
      preHandler: limits.perVisitor('rating', { requests: 10, seconds: 600 }),
      schema: {
        tags: ['visitors'],
        summary: 'Review a business',
        body: reviewRequestSchema,
        response: { 201: reviewAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { businessId, stars, comment, name, bookingToken } = request.body
      reply.code(201)
      if (isRobot(request.body)) {
        const createdAt = new Date().toISOString()
        const marks = { booked: false, confirmed: false, reply: null }
        return {
          rating: { id: request.id, businessId, stars, comment, name, createdAt, ...marks },
          state: 'published' as const,
          googleReviewUrl: null,
        }
      }
      const deviceHash = devices.hash(devices.ensure(request, reply), 'review')
      const { near, wide } = clientNetwork(request.ip)
      const { review, isHeld, googleReviewUrl } = await reviews.create({
        businessId,
        stars,
        comment,
        name,
        bookingToken: bookingToken || null,
        deviceHash,
        networkHash: devices.hash(near, 'review network'),
        wideNetworkHash: wide && devices.hash(wide, 'review network'),
      })
      return {
        rating: presentReview(review),
        state: isHeld ? ('held' as const) : ('published' as const),
        googleReviewUrl,
      }
    },
  )
}
