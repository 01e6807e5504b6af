import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import { csvAnswer, sendCsv } from '#server/platform/http/csv-answer.ts'
import { api } from '#shared/paths.ts'
import {
  adminBusinessesAnswerSchema,
  adminBusinessFilterSchema,
  adminBusinessQuerySchema,
} from '#shared/schemas/admin.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentAdminBusiness } from './admin-business.presenter.ts'
import type { AdminBusinessService } from './admin-business.service.ts'

const tags = ['admin']

export const adminBusinessRoutes: FastifyPluginAsyncZod<{
  businesses: AdminBusinessService
}> = async (app, { businesses }) => {
  app.get(
    api.adminBusinesses,
    {
      schema: {
        tags,
        summary: 'All owners with their businesses; a page of them when page or size is given',
        querystring: adminBusinessQuerySchema,
        response: { 200: adminBusinessesAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ query }) => {
      const found = await businesses.find(query)
      return { businesses: found.businesses.map(presentAdminBusiness), total: found.total }
    },
  )

  app.get(
    api.adminBusinessesFile,
    {
      config: { writesOnRead: true },
      schema: {
        tags,
        summary: 'All owners that match, as a file for a spreadsheet',
        querystring: adminBusinessFilterSchema,
        response: csvAnswer,
      },
    },
    async (request, reply) =>
      sendCsv(reply, 'users.csv', await businesses.export(signedInUser(request), request.query)),
  )
}
