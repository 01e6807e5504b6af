import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import { api } from '#shared/paths.ts'
import { bookingsAnswerSchema, bookingsQuerySchema } from '#shared/schemas/dashboard.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentOwnBooking } from './own-booking.presenter.ts'
import type { OwnBookingService } from './own-booking.service.ts'

export const ownBookingRoutes: FastifyPluginAsyncZod<{
  ownBookings: OwnBookingService
  guards: Guards
}> = async (app, { ownBookings, guards }) => {
  app.get(
    api.dashboardBookings,
    {
      onRequest: [guards.requireRole('BUSINESS'), guards.requirePaid],
      schema: {
        tags: ['owner'],
        summary: 'The own bookings, newest first, page by page',
        querystring: bookingsQuerySchema,
        response: { 200: bookingsAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { page } = request.query
      const found = await ownBookings.findOfOwner(signedInUser(request).id, page)
      return { bookings: found.bookings.map(presentOwnBooking), page, total: found.total }
    },
  )
}
