import { type AnswerCache, JSON_TYPE } from '#server/platform/cache/answer-cache.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import { presentGem } from './gem.presenter.ts'
import type { GemService } from './gem.service.ts'

export function gemRoutes(
  route: Route,
  { gems, answers }: { gems: GemService; answers: AnswerCache },
): void {
  route('GET /api/featured-gems', (request, reply) =>
    answers.answer(request, reply, JSON_TYPE, async () =>
      JSON.stringify({ gems: (await gems.findPublic()).map(presentGem) }),
    ),
  )
}
