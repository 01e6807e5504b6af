import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type AnswerCache, JSON_TYPE } from '#server/platform/cache/answer-cache.ts'
import { api } from '#shared/paths.ts'
import { gemsAnswerSchema } from '#shared/schemas/gem.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentGem } from './gem.presenter.ts'
import type { GemService } from './gem.service.ts'

export const gemRoutes: FastifyPluginAsyncZod<{
  gems: GemService
  answers: AnswerCache
}> = async (app, { gems, answers }) => {
  app.get(
    api.featuredGems,
    {
      schema: {
        tags: ['catalogue'],
        summary: 'The featured businesses, newest first',
        response: { 200: gemsAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      await answers.answer(request, reply, JSON_TYPE, async () =>
        JSON.stringify({ gems: (await gems.findPublic()).map(presentGem) }),
      )
      return reply
    },
  )
}
