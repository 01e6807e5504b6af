import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import { csvAnswer, sendCsv } from '#server/platform/http/csv-answer.ts'
import { api } from '#shared/paths.ts'
import { adminNewsletterAnswerSchema, adminPageQuerySchema } from '#shared/schemas/admin.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentAdminSignup } from './admin-newsletter.presenter.ts'
import type { AdminNewsletterService } from './admin-newsletter.service.ts'

const tags = ['admin']

export const adminNewsletterRoutes: FastifyPluginAsyncZod<{
  newsletter: AdminNewsletterService
}> = async (app, { newsletter }) => {
  app.get(
    api.adminNewsletter,
    {
      schema: {
        tags,
        summary: 'All newsletter signups, newest first; a page of them when page or size is given',
        querystring: adminPageQuerySchema,
        response: { 200: adminNewsletterAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ query }) => {
      const { signups, total } = await newsletter.find(query)
      return { signups: signups.map(presentAdminSignup), total }
    },
  )

  app.get(
    api.adminNewsletterFile,
    {
      config: { writesOnRead: true },
      schema: {
        tags,
        summary: 'Everybody who may be written to, as a file for a spreadsheet',
        response: csvAnswer,
      },
    },
    async (request, reply) =>
      sendCsv(reply, 'newsletter.csv', await newsletter.export(signedInUser(request))),
  )
}
