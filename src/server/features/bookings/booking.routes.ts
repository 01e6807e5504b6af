import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { bookingSentence } from '#shared/booking/booking-copy.ts'
import { api } from '#shared/paths.ts'
import {
  type BookingAnswer,
  bookingAnswerSchema,
  bookingRequestSchema,
} from '#shared/schemas/bookings/booking.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentBookingAnswer } from './booking.presenter.ts'
import type { BookingInput, BookingService } from './booking.service.ts'
import { countRequestTo, PER_MAILBOX } from './booking-limits.ts'

export const bookingRoutes: FastifyPluginAsyncZod<{
  bookings: BookingService
  limits: Limits
}> = async (app, { bookings, limits }) => {
  const perMailbox = perRecipient(limits, 'booking', PER_MAILBOX)
  /** A repeated request sends no mail: a client that lost the answer may ask for it again. */
  const countMail = async (request: FastifyRequest<{ Body: BookingInput }>) => {
    if (await bookings.isRepeated(request.body)) return
    await perMailbox(request)
    await countRequestTo(limits, request.body.businessId, request.ip)
  }

  app.post(
    api.booking,
    {
      preHandler: [limits.perVisitor('booking', { requests: 10, seconds: 600 }), countMail],
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
    booking: { id, businessId, dateISO, createdAt, status: 'requested' },
  }
}
