import type { FastifyRequest } from 'fastify'
import { callerOf } from '#server/features/accounts/caller.ts'
import type { Guards } from '#server/features/accounts/guards.ts'
import { clientNetwork } from '#server/platform/addresses/client-network.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { API, type PartOf } from '#shared/api/api.ts'
import { formAddress, formPages } from '#shared/paths.ts'
import { presentReview } from './review.presenter.ts'
import type { ReviewService } from './review.service.ts'

export function reviewRoutes(
  route: Route,
  {
    reviews,
    guards,
    limits,
    devices,
    form,
  }: {
    reviews: ReviewService
    guards: Guards
    limits: Limits
    devices: Devices
    form: Form
  },
): void {
  const preHandler = limits.perVisitor('rating', { requests: 10, seconds: 600 })
  const review = async (request: FastifyRequest<{ Body: PartOf<'POST /api/rating', 'body'> }>) => {
    const { businessId, stars, comment, name, bookingToken } = request.body
    if (isRobot(request.body)) {
      const createdAt = new Date().toISOString()
      const marks = { booked: false, confirmed: false, reply: null, editedAt: null }
      return {
        rating: { id: request.id, businessId, stars, comment, name, createdAt, ...marks },
        state: 'published' as const,
        googleReviewUrl: null,
      }
    }
    const caller = callerOf(request)
    const { near, wide } = clientNetwork(request.ip)
    const { review, isHeld, googleReviewUrl } = await reviews.create({
      businessId,
      stars,
      comment,
      name,
      bookingToken: bookingToken || null,
      caller,
      deviceHash: devices.hash(caller.device, 'review'),
      networkHash: devices.hash(near, 'review network'),
      wideNetworkHash: wide && devices.hash(wide, 'review network'),
    })
    return {
      rating: presentReview(review),
      state: isHeld ? ('held' as const) : ('published' as const),
      googleReviewUrl,
    }
  }

  route('POST /api/rating', { onRequest: guards.noticeUser, preHandler }, review)
  form(
    formAddress('review'),
    {
      page: ({ businessId = '', bookingToken }) =>
        formPages.review({ business: businessId, token: bookingToken }),
      isPage: true,
      failed: 'Review failed',
      read: ({ stars, ...fields }) => ({ ...fields, stars: Number(stars) }),
      body: API['POST /api/rating'].body,
      preHandler,
    },
    async (request) => {
      const { rating, state } = await review(request)
      const done = state === 'held' ? 'held' : 'yes'
      return formPages.review({ business: rating.businessId, review: rating.id, done })
    },
  )
}
