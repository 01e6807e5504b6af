import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import { api } from '#shared/paths.ts'
import {
  adminDoneAnswerSchema,
  adminGemsAnswerSchema,
  gemTargetSchema,
} from '#shared/schemas/admin.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentAdminGem } from './admin-gem.presenter.ts'
import type { AdminGemService } from './admin-gem.service.ts'

const tags = ['admin']

export const adminGemRoutes: FastifyPluginAsyncZod<{ gems: AdminGemService }> = async (
  app,
  { gems },
) => {
  app.get(
    api.adminFeaturedGems,
    {
      schema: {
        tags,
        summary: 'All featured gems, also those of owners who are not ACTIVE',
        response: { 200: adminGemsAnswerSchema, '4xx': problemSchema },
      },
    },
    async () => ({ gems: (await gems.find()).map(presentAdminGem) }),
  )

  app.post(
    api.adminFeaturedGems,
    {
      schema: {
        tags,
        summary: 'Feature a business; one that is featured already is refused with 409',
        body: gemTargetSchema,
        response: { 200: adminDoneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      await gems.add(signedInUser(request), request.body.businessId)
      return { message: 'The business is a featured gem now.' }
    },
  )

  app.delete(
    `${api.adminFeaturedGems}/:businessId`,
    {
      schema: {
        tags,
        summary: 'Stop featuring a business',
        params: gemTargetSchema,
        response: { 200: adminDoneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      await gems.remove(signedInUser(request), request.params.businessId)
      return { message: 'The business is no longer a featured gem.' }
    },
  )
}
