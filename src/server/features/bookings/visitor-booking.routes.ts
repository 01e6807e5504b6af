import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { visitorOf } from '#server/platform/http/limits/visitor.ts'
import { API } from '#shared/api/api.ts'
import { bookingPages } from '#shared/paths.ts'
import { PER_MAILBOX } from './booking-limits.ts'
import type { VisitorBookingService } from './visitor-booking.service.ts'

/** A visitor who often changes the booking stays far below it. */
const MOVES = { requests: 60, seconds: 600 }

/** The visitor's actions, by the secret in the address. A GET changes nothing. */
export function visitorBookingRoutes(
  route: Route,
  {
    visitorBookings,
    limits,
    form,
  }: { visitorBookings: VisitorBookingService; limits: Limits; form: Form },
): void {
  route(
    'POST /api/bookings/:token/:action',
    { preHandler: limits.perVisitor('booking-move', MOVES) },
    async ({ params, body }, reply) => {
      reply.header('cache-control', 'no-store')
      const moved = await visitorBookings.move(params.token, params.action, body ?? {})
      const { id, status, dateISO, startISO, endISO } = moved
      return { booking: { id, status, dateISO, startISO, endISO } }
    },
  )

  route(
    'POST /api/bookings/:token/stop-mails',
    { preHandler: limits.perVisitor('booking-mails', MOVES) },
    async ({ params }) => {
      await visitorBookings.stopMails(params.token)
      return { message: 'Done.' }
    },
  )
  route('GET /api/bookings/:token/stop-mails', ({ params }, reply) =>
    reply.redirect(`${bookingPages.visitor(params.token)}#mails`, 302),
  )

  const correcting = {
    preHandler: [
      limits.perVisitor('booking-email', MOVES),
      perRecipient(limits, 'booking', PER_MAILBOX),
    ],
  }
  route('POST /api/bookings/:token/email', correcting, async (request) => {
    const { params, body } = request
    await visitorBookings.correctEmail(params.token, body.email, visitorOf(request))
    return { message: 'Done.' }
  })

  /** On the visitor's own page, which shows what has changed. */
  const onPage = {
    page: ({ token = '' }) => bookingPages.visitor(token),
    preHandler: limits.perVisitor('booking-page', MOVES),
  }
  form(
    '/booking/:token/:action',
    {
      ...onPage,
      params: API['POST /api/bookings/:token/:action'].params,
      body: API['POST /api/bookings/:token/:action'].body,
    },
    async ({ params, body }) => {
      await visitorBookings.move(params.token, params.action, body ?? {})
      return bookingPages.visitor(params.token)
    },
  )
  form(
    '/booking/:token/email',
    {
      ...onPage,
      ...correcting,
      params: API['POST /api/bookings/:token/email'].params,
      body: API['POST /api/bookings/:token/email'].body,
    },
    async (request) => {
      const { params, body } = request
      await visitorBookings.correctEmail(params.token, body.email, visitorOf(request))
      return `${bookingPages.visitor(params.token)}#mails`
    },
  )
  form(
    '/booking/:token/stop-mails',
    { ...onPage, params: API['POST /api/bookings/:token/stop-mails'].params },
    async ({ params }) => {
      await visitorBookings.stopMails(params.token)
      return bookingPages.visitor(params.token)
    },
  )
}
