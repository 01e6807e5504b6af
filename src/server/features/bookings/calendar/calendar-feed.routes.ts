import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { bookingApi } from '#shared/booking/booking-paths.ts'
import { calendarAnswerSchema, newCalendarSchema } from '#shared/schemas/bookings/calendar-feed.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { CalendarFeedService } from './calendar-feed.service.ts'

const tags = ['owner']

export const calendarFeedRoutes: FastifyPluginAsyncZod<{
  calendarFeeds: CalendarFeedService
  guards: Guards
  limits: Limits
}> = async (app, { calendarFeeds, guards, limits }) => {
  const onRequest = guards.require(whyNot.manageBusiness)

  app.get(
    bookingApi.calendar,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Since when there is a private calendar address',
        response: { 200: calendarAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => ({ since: await calendarFeeds.getSince(signedInUser(request).id) }),
  )

  app.post(
    bookingApi.calendar,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Make or renew the private calendar address; the old one stops',
        response: { 200: newCalendarSchema, '4xx': problemSchema },
      },
    },
    async (request) => calendarFeeds.renew(signedInUser(request).id),
  )

  app.delete(
    bookingApi.calendar,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Stop the private calendar address',
        response: { 204: z.null(), '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      await calendarFeeds.stop(signedInUser(request).id)
      return reply.code(204).send(null)
    },
  )

  /** Calendar programs send no cookies: the secret is in the address. */
  app.get(
    '/calendar/:file',
    {
      preHandler: limits.perVisitor('calendar', { requests: 120, seconds: 600 }),
      schema: { hide: true, params: z.object({ file: z.string().max(100) }) },
    },
    async ({ params }, reply) => {
      const file = await calendarFeeds.getFile(params.file.replace(/\.ics$/, ''))
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .send(file)
    },
  )
}
