import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { clientNetwork } from '#server/platform/http/limits/client-network.ts'
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

/** Somebody who asks many places for a table in one evening stays below it. */
const A_MAILBOX = {
  anHour: 8,
  aDay: 20,
  sentence:
    'Many requests were made with this e-mail address. Please wait an hour, or telephone the business.',
}
const BUSY = 'This business has had very many requests. Please telephone, or try again in an hour.'
/** Each request is a mail to the owner: far more than a day of a busy salon, far less than a flood. */
const A_BUSINESS = { requests: 100, seconds: 3600, sentence: BUSY }
/** So that one line alone cannot use that up and keep others from booking. */
const A_NETWORK_AND_BUSINESS = { requests: 20, seconds: 3600, sentence: BUSY }

export const bookingRoutes: FastifyPluginAsyncZod<{
  bookings: BookingService
  limits: Limits
}> = async (app, { bookings, limits }) => {
  const perMailbox = perRecipient(limits, 'booking', A_MAILBOX)
  /** A repeated request sends nothing: whoever lost the answer on the way may ask for it again. */
  const countMail = async (request: FastifyRequest<{ Body: BookingInput }>) => {
    if (await bookings.isRepeated(request.body)) return
    await perMailbox(request)
    const { businessId } = request.body
    const { near } = clientNetwork(request.ip)
    await limits.consume('booking:network', `${businessId} ${near}`, A_NETWORK_AND_BUSINESS)
    await limits.consume('booking:business', businessId, A_BUSINESS)
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
