import { z } from 'zod'
import { presentBlockedTime } from '#server/features/booking-times/blocked-time.presenter.ts'
import { presentDays } from '#server/features/booking-times/booking-setup.presenter.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import { sendCsv } from '#server/platform/http/csv-answer.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { API } from '#shared/api/api.ts'
import { bookingPages } from '#shared/paths.ts'
import { ownerActionSchema } from '#shared/schemas/bookings/booking-move.ts'
import type { BookingDecisionService } from './booking-decision.service.ts'
import type { EnteredBookingService } from './entered-booking.service.ts'
import { presentOwnBooking } from './own-booking.presenter.ts'
import type { OwnBookingService } from './own-booking.service.ts'

export function ownBookingRoutes(
  route: Route,
  {
    bookingDecisions,
    enteredBookings,
    ownBookings,
    limits,
    form,
  }: {
    bookingDecisions: BookingDecisionService
    enteredBookings: EnteredBookingService
    ownBookings: OwnBookingService
    limits: Limits
    form: Form
  },
): void {
  route('GET /api/dashboard/bookings', async ({ query, user }) => {
    const { page, list, q } = query
    const found = await ownBookings.findOfOwner(user.id, page, { list, q })
    return {
      bookings: found.bookings.map(presentOwnBooking),
      overlaps: found.overlaps,
      page,
      total: found.total,
    }
  })

  route('POST /api/dashboard/bookings', async ({ user, body }) => {
    const entered = await enteredBookings.enter(user.id, body)
    return { booking: presentOwnBooking(await ownBookings.withEvents(entered)) }
  })

  route('GET /api/dashboard/bookings/week', async ({ query, user }) => {
    const { from } = query
    const week = await ownBookings.findWeek(user.id, from)
    if (!week)
      return { from, bookings: [], overlaps: {}, blockedTimes: [], breaks: {}, specialDays: {} }
    return {
      from,
      bookings: week.bookings.map(presentOwnBooking),
      overlaps: week.overlaps,
      blockedTimes: week.blockedTimes.map(presentBlockedTime),
      ...presentDays(week.days),
    }
  })

  route('GET /api/dashboard/bookings.csv', async ({ user, query }, reply) =>
    sendCsv(reply, 'bookings.csv', await ownBookings.export(user.id, query)),
  )

  route('POST /api/dashboard/bookings/:id/:action', async ({ params, user, body }) => {
    const { id, action } = params
    const moved = await bookingDecisions.decideOwn(user, id, action, body ?? {})
    return { booking: presentOwnBooking(await ownBookings.withEvents(moved)) }
  })

  /** The same actions on the page that the link in the owner's mail opens. */
  form(
    '/booking-answer/:token/:action',
    {
      page: ({ token = '' }) => bookingPages.answer(token),
      params: z.object({ token: z.string().max(100), action: ownerActionSchema }),
      body: API['POST /api/dashboard/bookings/:id/:action'].body,
      preHandler: limits.perVisitor('booking-page', { requests: 60, seconds: 600 }),
    },
    async ({ params: { token, action }, body }) => {
      await bookingDecisions.decideByLink(token, action, body ?? {})
      return bookingPages.answer(token)
    },
  )
}
