import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { api } from '#shared/paths.ts'
import { gemsAnswerSchema } from '#shared/schemas/gem.ts'
import { presentGem } from './gem.presenter.ts'
import type { GemService } from './gem.service.ts'

export const gemRoutes: FastifyPluginAsyncZod<{ gems: GemService }> = async (app, { gems }) => {
  app.get(
    api.featuredGems,
    {
      schema: {
        tags: ['catalogue'],
        summary: 'The featured businesses, newest first',
        response: { 200: gemsAnswerSchema },
      },
    },
    async () => ({ gems: (await gems.findPublic()).map(presentGem) }),
  )
}
