import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import {
  presentOwnerView,
  presentVisitorBooking,
} from '#server/features/bookings/visitor-booking.presenter.ts'
import type { Context } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { readFields } from '#server/render/plain-forms/form-fields.ts'
import { refusedForm } from '#server/render/plain-forms/refused-form.ts'
import { sendPlainPage, statusOf } from '#server/render/send-plain-page.tsx'
import type { Services } from '#server/services.ts'
import { bookingPages } from '#shared/booking/booking-paths.ts'
import { visitorTitle } from '#shared/booking/visitor-copy.ts'
import { pages } from '#shared/paths.ts'
import {
  ownerActionSchema,
  ownerMoveSchema,
  visitorActionSchema,
  visitorMoveSchema,
} from '#shared/schemas/bookings/booking-move.ts'
import { capeTownClock } from '#shared/time/cape-town-time.ts'
import type { RefusedForm } from '#web/components/ui/form/refused-form.tsx'
import { AnswerPage } from '#web/features/bookings/pages/answer-page.tsx'
import { UnknownBooking } from '#web/features/bookings/pages/unknown-booking.tsx'
import { VisitorPage } from '#web/features/bookings/pages/visitor-page.tsx'

interface BookingPageOptions {
  context: Context
  services: Services
  limits: Limits
  /** The site's style sheets and the one for bookings. */
  styles: string[]
}

interface Linked {
  Params: { token: string; action: string }
}

const MOVES = { requests: 60, seconds: 600 }
const hidden = { hide: true }

/**
 * Pages behind the secret links in mails, for visitors and for owners. Rendered for one person, so never
 * cached; they have no script, so every change is a form.
 */
export const bookingPageRoutes: FastifyPluginAsync<BookingPageOptions> = async (app, options) => {
  const { context, services, limits, styles } = options
  const { visitorBookings, bookingAnswers, ownBookings } = services
  await app.register(formbody)

  const send = sendPlainPage(styles)

  const showVisitor = async (reply: FastifyReply, token: string, refused?: RefusedForm) => {
    const view = presentVisitorBooking(token, await visitorBookings.get(token), {
      now: context.clock(),
      secret: context.secret,
    })
    const businessUrl = `${context.publicUrl()}${pages.business(view.business.id)}`
    const page = <VisitorPage view={view} businessUrl={businessUrl} refused={refused} />
    return send(reply, reply.statusCode, visitorTitle(view), page)
  }

  const showOwner = async (reply: FastifyReply, token: string, refused?: RefusedForm) => {
    const booking = await bookingAnswers.getOfLink(token)
    const { events } = await ownBookings.withEvents(booking)
    const view = presentOwnerView(token, booking, events)
    const earliest = capeTownClock(context.clock()).toISOString().slice(0, 16)
    const page = <AnswerPage view={view} earliest={earliest} refused={refused} />
    return send(reply, reply.statusCode, `Booking of ${view.name}`, page)
  }

  type Show = typeof showVisitor

  /** A refusal is shown on the page itself, in its current state; an unknown link has no page. */
  const answer = async (
    reply: FastifyReply,
    token: string,
    show: Show,
    act?: () => Promise<unknown>,
  ) => {
    try {
      if (!act) return await show(reply, token)
      await act()
      return reply.header('cache-control', 'no-store').redirect(addressOf(show, token), 303)
    } catch (error) {
      const refused = refusedForm(error, readFields(reply.request.body))
      if (error instanceof Refusal && error.kind === 'not-found')
        return send(reply, 404, 'Booking not found', <UnknownBooking sentence={refused.detail} />)
      return show(reply.code(statusOf(error)), token, refused)
    }
  }

  const addressOf = (show: Show, token: string) =>
    show === showVisitor ? bookingPages.visitor(token) : bookingPages.answer(token)

  const preHandler = limits.perVisitor('booking-page', MOVES)

  app.get<Linked>('/booking/:token', { schema: hidden }, ({ params }, reply) =>
    answer(reply, params.token, showVisitor),
  )
  app.get<Linked>('/booking-answer/:token', { schema: hidden }, ({ params }, reply) =>
    answer(reply, params.token, showOwner),
  )

  app.get<Linked>('/booking/:token/calendar.ics', { schema: hidden }, async ({ params }, reply) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="booking.ics"')
      .send(await visitorBookings.getCalendarFile(params.token)),
  )

  app.post<Linked>('/booking/:token/:action', { schema: hidden, preHandler }, (request, reply) => {
    const { token, action } = request.params
    return answer(reply, token, showVisitor, async () => {
      if (action === 'stop-mails') return visitorBookings.stopMails(token)
      const { message } = visitorMoveSchema.parse(request.body ?? {})
      return visitorBookings.move(token, visitorActionSchema.parse(action), message ?? null)
    })
  })

  app.post<Linked>(
    '/booking-answer/:token/:action',
    { schema: hidden, preHandler },
    (request, reply) => {
      const { token, action } = request.params
      return answer(reply, token, showOwner, async () => {
        const input = ownerMoveSchema.parse(request.body ?? {})
        return bookingAnswers.moveOfLink(token, ownerActionSchema.parse(action), input)
      })
    },
  )

  // Reloading the address of a form redirects to the booking's page.
  app.get<Linked>('/booking/:token/:action', { schema: hidden }, ({ params }, reply) =>
    reply.redirect(bookingPages.visitor(params.token), 302),
  )
  app.get<Linked>('/booking-answer/:token/:action', { schema: hidden }, ({ params }, reply) =>
    reply.redirect(bookingPages.answer(params.token), 302),
  )
}
