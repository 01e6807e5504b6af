import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type AnswerCache, JSON_TYPE } from '#server/platform/cache/answer-cache.ts'
import { CATEGORIES } from '#shared/catalogue/categories.ts'
import { api } from '#shared/paths.ts'
import { categoriesAnswerSchema } from '#shared/schemas/category.ts'
import { problemSchema } from '#shared/schemas/problem.ts'

export const categoryRoutes: FastifyPluginAsyncZod<{ answers: AnswerCache }> = async (
  app,
  { answers },
) => {
  app.get(
    api.categories,
    {
      schema: {
        tags: ['catalogue'],
        summary: 'All service categories',
        response: { 200: categoriesAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      await answers.answer(request, reply, JSON_TYPE, async () =>
        JSON.stringify({ categories: CATEGORIES }),
      )
      return reply
    },
  )
}
