import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import { timesApi } from '#shared/booking/booking-times-paths.ts'
import {
  blockedTimeAnswerSchema,
  blockedTimeRequestSchema,
  blockedTimesAnswerSchema,
} from '#shared/schemas/bookings/free-times.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentBlockedTime } from './blocked-time.presenter.ts'
import type { BlockedTimeService } from './blocked-time.service.ts'

export const blockedTimeRoutes: FastifyPluginAsyncZod<{
  blockedTimes: BlockedTimeService
  guards: Guards
}> = async (app, { blockedTimes, guards }) => {
  const onRequest = guards.require(whyNot.manageBusiness)

  app.get(
    timesApi.blockedTimes,
    {
      onRequest,
      schema: {
        tags: ['owner'],
        summary: 'The own appointments, during which nothing can be booked online',
        response: { 200: blockedTimesAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => ({
      blockedTimes: (await blockedTimes.find(signedInUser(request).id)).map(presentBlockedTime),
    }),
  )

  app.post(
    timesApi.blockedTimes,
    {
      onRequest,
      schema: {
        tags: ['owner'],
        summary: 'Keep a time free of online bookings',
        body: blockedTimeRequestSchema,
        response: { 201: blockedTimeAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      reply.code(201)
      const made = await blockedTimes.create(signedInUser(request).id, request.body)
      return { blockedTime: presentBlockedTime(made) }
    },
  )

  app.delete(
    `${timesApi.blockedTimes}/:id`,
    {
      onRequest,
      schema: {
        tags: ['owner'],
        summary: 'Let a blocked time be booked again',
        params: z.object({ id: z.string() }),
        response: { 204: z.undefined(), '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      await blockedTimes.remove(signedInUser(request).id, request.params.id)
      return reply.code(204).send()
    },
  )
}
