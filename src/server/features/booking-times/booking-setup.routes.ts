import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import { timesApi } from '#shared/booking/booking-times-paths.ts'
import {
  bookingSetupAnswerSchema,
  bookingSetupRequestSchema,
} from '#shared/schemas/bookings/booking-setup.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentBookingSetup } from './booking-setup.presenter.ts'
import type { BookingSetupService } from './booking-setup.service.ts'

export const bookingSetupRoutes: FastifyPluginAsyncZod<{
  bookingSetup: BookingSetupService
  guards: Guards
}> = async (app, { bookingSetup, guards }) => {
  const ownerOnly = guards.require(whyNot.manageBusiness)
  const response = { 200: bookingSetupAnswerSchema, '4xx': problemSchema }

  app.get(
    timesApi.setup,
    {
      onRequest: ownerOnly,
      schema: {
        tags: ['owner'],
        summary: 'Services, rules and special days of the own business',
        response,
      },
    },
    async (request) => ({
      setup: presentBookingSetup(await bookingSetup.get(signedInUser(request).id)),
    }),
  )

  app.put(
    timesApi.setup,
    {
      onRequest: ownerOnly,
      schema: {
        tags: ['owner'],
        summary: 'Save services with durations, breaks, special days and booking rules',
        body: bookingSetupRequestSchema,
        response,
      },
    },
    async (request) => ({
      setup: presentBookingSetup(await bookingSetup.save(signedInUser(request).id, request.body)),
    }),
  )
}
