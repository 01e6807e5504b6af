import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { VisitorBookingService } from '#server/features/bookings/visitor-booking.service.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import type { CalendarFeedService } from './calendar-feed.service.ts'

export function calendarFeedRoutes(
  route: Route,
  { calendarFeeds }: { calendarFeeds: CalendarFeedService },
): void {
  route('GET /api/dashboard/calendar', async ({ user }) => ({
    since: await calendarFeeds.getSince(user.id),
  }))

  route('POST /api/dashboard/calendar', async ({ user }) => calendarFeeds.renew(user))

  route('DELETE /api/dashboard/calendar', ({ user }) => calendarFeeds.stop(user.id))
}

/** Calendar programs send no cookies: the secret is in the address. */
export const calendarFileRoutes: FastifyPluginAsyncZod<{
  calendarFeeds: CalendarFeedService
  visitorBookings: VisitorBookingService
  limits: Limits
}> = async (app, { calendarFeeds, visitorBookings, limits }) => {
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

  app.get(
    '/booking/:token/calendar.ics',
    { schema: { hide: true, params: z.object({ token: z.string().max(100) }) } },
    async ({ params }, reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="booking.ics"')
        .send(await visitorBookings.getCalendarFile(params.token)),
  )
}
