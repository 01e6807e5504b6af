import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import type { SuggestionService } from './suggestion.service.ts'

/** By network, without a cookie, so that the answer can be cached for everybody. Many phones share an address. */
const LIMIT = { requests: 1200, seconds: 60, wideRequests: 4800 }

export function suggestionRoutes(
  route: Route,
  { suggestions, limits }: { suggestions: SuggestionService; limits: Limits },
): void {
  route(
    'GET /api/suggestions',
    { onRequest: ({ ip }) => limits.consumeNetwork('suggestions', ip, LIMIT) },
    async ({ query: { q = '', box = 'need' } }, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      return { suggestions: await suggestions.find(q, box) }
    },
  )
}
