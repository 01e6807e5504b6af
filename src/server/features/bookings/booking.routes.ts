import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { isRobot } from '#server/platform/http/honeypot.ts'
import type { Limits } from '#server/platform/http/limits.ts'
import { bookingSentence } from '#shared/booking/booking-copy.ts'
import { api } from '#shared/paths.ts'
import {
  type BookingAnswer,
  bookingAnswerSchema,
  bookingRequestSchema,
} from '#shared/schemas/booking.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentBookingAnswer } from './booking.presenter.ts'
import type { BookingService } from './booking.service.ts'

export const bookingRoutes: FastifyPluginAsyncZod<{
  bookings: BookingService
  limits: Limits
}> = async (app, { bookings, limits }) => {
  app.post(
    api.booking,
    {
      preHandler: limits.perVisitor('booking', { requests: 10, seconds: 600 }),
      schema: {
        tags: ['visitors'],
        summary: 'Ask a business for a booking',
        body: bookingRequestSchema,
        response: { 201: bookingAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ body, id }, reply) => {
      const { website: _robotField, ...input } = body
      reply.code(201)
      if (isRobot(body)) return answerRobot(id, input)
      return presentBookingAnswer(await bookings.request(input))
    },
  )
}

function answerRobot(
  id: string,
  { businessId, dateISO }: { businessId: string; dateISO: string | null },
): BookingAnswer {
  const createdAt = new Date().toISOString()
  return {
    message: bookingSentence('the business'),
    booking: { id, businessId, dateISO, createdAt },
  }
}
