import { presentReviewPage } from '#server/features/reviews/review.presenter.ts'
import { type AnswerCache, JSON_TYPE } from '#server/platform/cache/answer-cache.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import { presentBusinessDetail } from './business-detail.presenter.ts'
import type { BusinessDetailService } from './business-detail.service.ts'

export function businessDetailRoutes(
  route: Route,
  { businessDetails, answers }: { businessDetails: BusinessDetailService; answers: AnswerCache },
): void {
  route('GET /api/business/:id', async (request, reply) =>
    answers.answer(request, reply, JSON_TYPE, async () =>
      JSON.stringify(presentBusinessDetail(await businessDetails.get(request.params.id))),
    ),
  )

  route('GET /api/business/:id/reviews', async (request, reply) =>
    answers.answer(request, reply, JSON_TYPE, async () => {
      const found = await businessDetails.findReviews(request.params.id, request.query)
      return JSON.stringify(presentReviewPage(found.page))
    }),
  )
}
