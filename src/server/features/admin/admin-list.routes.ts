import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { signedInUser } from '#server/http/guards.ts'
import { api } from '#shared/paths.ts'
import {
  adminActionsAnswerSchema,
  adminBusinessesAnswerSchema,
  adminBusinessFilterSchema,
  adminBusinessQuerySchema,
  adminNewsletterAnswerSchema,
  adminPageQuerySchema,
  adminStatsSchema,
} from '#shared/schemas/admin.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentAdminAction, presentAdminBusiness, presentAdminSignup } from './admin.presenter.ts'
import type { AdminServices } from './admin.services.ts'

const tags = ['admin']
const csvAnswer = {
  200: {
    description: 'UTF-8 with its mark, CRLF, every cell quoted.',
    content: { 'text/csv': { schema: z.string() } },
  },
  '4xx': problemSchema,
}

const sendFile = (reply: FastifyReply, name: string, lines: AsyncIterable<string>) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(lines))

export const adminListRoutes: FastifyPluginAsyncZod<{ admin: AdminServices }> = async (
  app,
  { admin },
) => {
  app.get(
    api.adminStats,
    {
      schema: {
        tags,
        summary: 'The seven figures of the overview',
        response: { 200: adminStatsSchema, '4xx': problemSchema },
      },
    },
    () => admin.stats.get(),
  )

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
      const { businesses, total } = await admin.businesses.find(query)
      return { businesses: businesses.map(presentAdminBusiness), total }
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
      sendFile(
        reply,
        'users.csv',
        await admin.businesses.export(signedInUser(request), request.query),
      ),
  )

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
      const { signups, total } = await admin.newsletter.find(query)
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
      sendFile(reply, 'newsletter.csv', await admin.newsletter.export(signedInUser(request))),
  )

  app.get(
    api.adminActions,
    {
      schema: {
        tags,
        summary: 'What admins did, newest first',
        querystring: adminPageQuerySchema,
        response: { 200: adminActionsAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ query }) => {
      const { actions, total } = await admin.actions.find(query)
      return { actions: actions.map(presentAdminAction), total }
    },
  )
}
