import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import { presentBlockedTime } from '#server/features/booking-times/blocked-time.presenter.ts'
import { presentDays } from '#server/features/booking-times/booking-setup.presenter.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import { csvAnswer, sendCsv } from '#server/platform/http/csv-answer.ts'
import { bookingApi } from '#shared/booking/booking-paths.ts'
import { api } from '#shared/paths.ts'
import {
  ownerActionSchema,
  ownerMoveAnswerSchema,
  ownerMoveSchema,
} from '#shared/schemas/bookings/booking-move.ts'
import { weekAnswerSchema, weekQuerySchema } from '#shared/schemas/bookings/diary-week.ts'
import {
  bookingsAnswerSchema,
  bookingsFilterSchema,
  bookingsQuerySchema,
} from '#shared/schemas/dashboard.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { BookingAnswerService } from './booking-answer.service.ts'
import { presentOwnBooking } from './own-booking.presenter.ts'
import type { OwnBookingService } from './own-booking.service.ts'

const tags = ['owner']

export const ownBookingRoutes: FastifyPluginAsyncZod<{
  bookingAnswers: BookingAnswerService
  ownBookings: OwnBookingService
  guards: Guards
}> = async (app, { bookingAnswers, ownBookings, guards }) => {
  const onRequest = guards.require(whyNot.manageBusiness)

  app.get(
    api.dashboardBookings,
    {
      onRequest,
      schema: {
        tags,
        summary: 'The own bookings page by page: all, newest first, or one of the lists',
        querystring: bookingsQuerySchema,
        response: { 200: bookingsAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { page, list, q } = request.query
      const found = await ownBookings.findOfOwner(signedInUser(request).id, page, { list, q })
      return {
        bookings: found.bookings.map(presentOwnBooking),
        overlaps: found.overlaps,
        page,
        total: found.total,
      }
    },
  )

  app.get(
    bookingApi.week,
    {
      onRequest,
      schema: {
        tags,
        summary: 'The appointments of seven days from a day on',
        querystring: weekQuerySchema,
        response: { 200: weekAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { from } = request.query
      const week = await ownBookings.findWeek(signedInUser(request).id, from)
      if (!week) return { from, bookings: [], blockedTimes: [], breaks: {}, specialDays: {} }
      return {
        from,
        bookings: week.bookings.map(presentOwnBooking),
        blockedTimes: week.blockedTimes.map(presentBlockedTime),
        ...presentDays(week.days),
      }
    },
  )

  app.get(
    bookingApi.file,
    {
      onRequest,
      schema: {
        tags,
        summary: 'The own bookings as a file for a spreadsheet',
        querystring: bookingsFilterSchema,
        response: csvAnswer,
      },
    },
    async (request, reply) =>
      sendCsv(
        reply,
        'bookings.csv',
        await ownBookings.export(signedInUser(request).id, request.query),
      ),
  )

  app.post(
    '/api/dashboard/bookings/:id/:action',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Accept, decline or cancel a booking, suggest another time, mark it as missed',
        params: z.object({ id: z.string().max(64), action: ownerActionSchema }),
        body: ownerMoveSchema.nullish(),
        response: { 200: ownerMoveAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { id, action } = request.params
      const user = signedInUser(request)
      const moved = await bookingAnswers.moveOwn(user, id, action, request.body ?? {})
      return { booking: presentOwnBooking(await ownBookings.withEvents(moved)) }
    },
  )
}
