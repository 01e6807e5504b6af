import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type AnswerCache, JSON_TYPE } from '#server/platform/cache/answer-cache.ts'
import { api } from '#shared/paths.ts'
import { businessDetailSchema } from '#shared/schemas/business-detail.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentBusinessDetail } from './business-detail.presenter.ts'
import type { BusinessDetailService } from './business-detail.service.ts'

export const businessDetailRoutes: FastifyPluginAsyncZod<{
  businessDetails: BusinessDetailService
  answers: AnswerCache
}> = async (app, { businessDetails, answers }) => {
  app.get(
    `${api.ownBusiness}/:id`,
    {
      schema: {
        tags: ['catalogue'],
        summary: 'One public business with its newest reviews',
        params: z.object({ id: z.string() }),
        response: { 200: businessDetailSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) =>
      answers.answer(request, reply, JSON_TYPE, async () =>
        JSON.stringify(presentBusinessDetail(await businessDetails.get(request.params.id))),
      ),
  )
}
