import { type AnswerCache, JSON_TYPE } from '#server/platform/cache/answer-cache.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import { CATEGORIES } from '#shared/catalogue/categories.ts'

export function categoryRoutes(route: Route, { answers }: { answers: AnswerCache }): void {
  route('GET /api/categories', (request, reply) =>
    answers.answer(request, reply, JSON_TYPE, async () =>
      JSON.stringify({ categories: CATEGORIES }),
    ),
  )
}
