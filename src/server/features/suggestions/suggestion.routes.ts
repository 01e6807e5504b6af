import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { suggestionsAnswerSchema, suggestionsQuerySchema } from '#shared/schemas/suggestion.ts'
import { suggestionsPath } from '#shared/search/suggestion-paths.ts'
import type { SuggestionService } from './suggestion.service.ts'

/** By network, without a cookie, so that the answer can be cached for everybody. Many phones share an address. */
const LIMIT = { requests: 1200, seconds: 60, wideRequests: 4800 }

export const suggestionRoutes: FastifyPluginAsyncZod<{
  suggestions: SuggestionService
  limits: Limits
}> = async (app, { suggestions, limits }) => {
  app.get(
    suggestionsPath,
    {
      onRequest: ({ ip }) => limits.consumeNetwork('suggestions', ip, LIMIT),
      schema: {
        tags: ['catalogue'],
        summary: 'What may be meant by the beginning of a search',
        querystring: suggestionsQuerySchema,
        response: { 200: suggestionsAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ query: { q = '', box = 'need' } }, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      return { suggestions: await suggestions.find(q, box) }
    },
  )
}
