import formbody from '@fastify/formbody'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { bookingPages } from '#shared/booking/booking-paths.ts'
import {
  visitorActionSchema,
  visitorMoveAnswerSchema,
  visitorMoveSchema,
} from '#shared/schemas/bookings/booking-move.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { VisitorBookingService } from './visitor-booking.service.ts'

/** A visitor who often changes the booking stays far below it. */
const MOVES = { requests: 60, seconds: 600 }
const token = z.string().max(100)

/** The visitor's actions, by the secret in the address. A GET changes nothing. */
export const visitorBookingRoutes: FastifyPluginAsyncZod<{
  visitorBookings: VisitorBookingService
  limits: Limits
}> = async (app, { visitorBookings, limits }) => {
  // A mail program's unsubscribe button posts a form (RFC 8058).
  await app.register(formbody)

  app.post(
    '/api/bookings/:token/:action',
    {
      preHandler: limits.perVisitor('booking-move', MOVES),
      schema: {
        tags: ['visitors'],
        summary: 'Cancel the own booking, take a suggested time or refuse it',
        params: z.object({ token, action: visitorActionSchema }),
        body: visitorMoveSchema.nullish(),
        response: { 200: visitorMoveAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ params, body }, reply) => {
      reply.header('cache-control', 'no-store')
      const message = body?.message ?? null
      const moved = await visitorBookings.move(params.token, params.action, message)
      const { id, status, dateISO, startISO, endISO } = moved
      return { booking: { id, status, dateISO, startISO, endISO } }
    },
  )

  app.post(
    '/api/bookings/:token/stop-mails',
    {
      preHandler: limits.perVisitor('booking-mails', MOVES),
      schema: {
        tags: ['mail'],
        summary: 'No more mail about this booking',
        params: z.object({ token }),
        body: z.looseObject({}).nullish(),
        response: { 200: z.object({ message: z.string() }), '4xx': problemSchema },
      },
    },
    async ({ params }) => {
      await visitorBookings.stopMails(params.token)
      return { message: 'Done.' }
    },
  )
  app.get(
    '/api/bookings/:token/stop-mails',
    { schema: { hide: true, params: z.object({ token }) } },
    ({ params }, reply) => reply.redirect(`${bookingPages.visitor(params.token)}#mails`, 302),
  )
}
