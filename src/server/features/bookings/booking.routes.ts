import type { FastifyRequest } from 'fastify'
import { callerOf } from '#server/features/accounts/caller.ts'
import type { Guards } from '#server/features/accounts/guards.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { API, type PartOf } from '#shared/api/api.ts'
import { bookingSentence } from '#shared/booking/booking-copy.ts'
import { inRequest } from '#shared/booking/request-wishes.ts'
import { formAddress, formPages, pages } from '#shared/paths.ts'
import type { BookingInput, BookingResponse } from '#shared/schemas/bookings/booking.ts'
import { presentBookingResponse } from './booking.presenter.ts'
import type { BookingService } from './booking.service.ts'
import { askAboutPhone } from './booking-input.ts'
import { countRequestTo, PER_MAILBOX } from './booking-limits.ts'

export function bookingRoutes(
  route: Route,
  {
    bookings,
    guards,
    limits,
    form,
  }: { bookings: BookingService; guards: Guards; limits: Limits; form: Form },
): void {
  const perMailbox = perRecipient(limits, 'booking', PER_MAILBOX)
  /** A repeated request sends no mail: a client that lost the answer may ask for it again. */
  const countMail = async (request: FastifyRequest<{ Body: BookingInput }>) => {
    if (await bookings.isRepeated(request.body)) return
    await perMailbox(request)
    await countRequestTo(limits, request.body.businessId, request.ip)
  }

  const preHandler = [limits.perVisitor('booking', { requests: 10, seconds: 600 }), countMail]
  const book = async (request: FastifyRequest<{ Body: PartOf<'POST /api/booking', 'body'> }>) => {
    const { website: _robotField, ...input } = request.body
    if (isRobot(request.body)) return answerRobot(request.id, input)
    return presentBookingResponse(await bookings.request(input, callerOf(request)))
  }

  route('POST /api/booking', { onRequest: guards.noticeUser, preHandler }, book)
  form(
    formAddress('booking'),
    {
      page: ({ businessId = '', serviceId, personId }) =>
        formPages.booking({ business: businessId, service: serviceId, person: personId }),
      isPage: true,
      failed: 'Booking failed',
      read: (fields) => {
        askAboutPhone(fields)
        return { ...fields, ...inRequest(fields) }
      },
      body: API['POST /api/booking'].body,
      preHandler,
    },
    async (request) => (await book(request)).booking.page,
  )
}

function answerRobot(
  id: string,
  { businessId, dateISO }: { businessId: string; dateISO: string | null },
): BookingResponse {
  const createdAt = new Date().toISOString()
  return {
    message: bookingSentence('the business'),
    booking: {
      id,
      businessId,
      dateISO,
      createdAt,
      status: 'requested',
      page: pages.business(businessId),
    },
  }
}
