import type { Route } from '#server/platform/http/api-route.ts'
import { presentAdminReview, presentHeldBusiness } from './admin-review.presenter.ts'
import type { AdminReviewService } from './admin-review.service.ts'

export function adminReviewRoutes(
  route: Route,
  { reviews }: { reviews: AdminReviewService },
): void {
  route('GET /api/admin/reviews', async ({ query }) => {
    const found = await reviews.find(query)
    return {
      reviews: found.reviews.map((review) =>
        presentAdminReview(review, found.contexts.get(review.id)),
      ),
      total: found.total,
      waiting: found.waiting,
      heldBusinesses: found.heldBusinesses.map(presentHeldBusiness),
    }
  })

  route('POST /api/admin/reviews/:id/publish', async ({ user, params }) => {
    await reviews.decide(user, params.id, { state: 'published' })
    return { message: 'The review is published.' }
  })

  route('POST /api/admin/reviews/:id/hide', async ({ user, params, body }) => {
    await reviews.decide(user, params.id, { state: 'hidden', reason: body.reason })
    return { message: 'The review is hidden.' }
  })

  route('POST /api/admin/businesses/:id/held-reviews/publish', async ({ user, params, body }) => {
    const held = { businessId: params.id, ...body }
    const count = await reviews.decideHeld(user, held, { state: 'published' })
    return { message: `Published: ${count}.` }
  })

  route('POST /api/admin/businesses/:id/held-reviews/hide', async ({ user, params, body }) => {
    const { until, reason } = body
    const held = { businessId: params.id, until }
    const count = await reviews.decideHeld(user, held, { state: 'hidden', reason })
    return { message: `Hidden: ${count}.` }
  })
}
