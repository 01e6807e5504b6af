import formbody from '@fastify/formbody'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { countRequestTo, PER_MAILBOX } from '#server/features/bookings/booking-limits.ts'
import { Refusal } from '#server/platform/errors.ts'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { groupSentence } from '#shared/booking/group-copy.ts'
import { groupApi, groupPages } from '#shared/booking/group-paths.ts'
import {
  bookingGroupAnswerSchema,
  bookingGroupRequestSchema,
  cancelOthersAnswerSchema,
  cancelOthersSchema,
} from '#shared/schemas/bookings/booking-group.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentGroupAnswer } from './booking-group.presenter.ts'
import type { BookingGroupService, GroupInput, NotSent } from './booking-group.service.ts'
import type { VisitorGroupService } from './visitor-group.service.ts'

/** Five bookings each: together about as many as single requests are allowed. */
const GROUPS = { requests: 3, seconds: 600 }
const MOVES = { requests: 60, seconds: 600 }
const params = z.object({ token: z.string().max(100) })
const tags = ['visitors']

export const bookingGroupRoutes: FastifyPluginAsyncZod<{
  bookingGroups: BookingGroupService
  visitorGroups: VisitorGroupService
  limits: Limits
}> = async (app, { bookingGroups, visitorGroups, limits }) => {
  // A mail program's unsubscribe button posts a form (RFC 8058).
  await app.register(formbody)
  const perMailbox = perRecipient(limits, 'booking', PER_MAILBOX)

  /** One message to the visitor, one to each owner; a business over its limit is left out. */
  const countMails = async (request: FastifyRequest<{ Body: GroupInput }>, input: GroupInput) => {
    const asked: string[] = []
    const busy: NotSent[] = []
    const isNew = new Map<string, boolean>()
    for (const businessId of input.businessIds)
      isNew.set(businessId, !(await bookingGroups.isRepeated(input, businessId)))
    if ([...isNew.values()].includes(true)) await perMailbox(request)
    let refusal: unknown
    for (const [businessId, isFirst] of isNew)
      try {
        if (isFirst) await countRequestTo(limits, businessId, request.ip)
        asked.push(businessId)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refusal = error
        busy.push({ businessId, reason: error.message })
      }
    if (asked.length === 0) throw refusal
    return { asked, busy }
  }

  app.post(
    groupApi.groups,
    {
      preHandler: limits.perVisitor('booking-group', GROUPS),
      schema: {
        tags,
        summary: 'Ask up to five businesses of one category for a booking',
        body: bookingGroupRequestSchema,
        response: { 201: bookingGroupAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { website: _robotField, ...input } = request.body
      reply.code(201)
      if (isRobot(request.body))
        return { message: groupSentence(['the businesses'], []), bookings: [], notSent: [] }
      const { asked, busy } = await countMails(request, input)
      const { bookings, notSent } = await bookingGroups.request({ ...input, businessIds: asked })
      return presentGroupAnswer({ bookings, notSent: [...notSent, ...busy] })
    },
  )

  app.post(
    '/api/booking-groups/:token/cancel-others',
    {
      preHandler: limits.perVisitor('booking-group-move', MOVES),
      schema: {
        tags,
        summary: 'Cancel all bookings of one request but the one that was agreed',
        params,
        body: cancelOthersSchema,
        response: { 200: cancelOthersAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ params: { token }, body: { keep } }, reply) => {
      reply.header('cache-control', 'no-store')
      return { cancelled: await visitorGroups.cancelOthers(token, keep) }
    },
  )

  app.post(
    '/api/booking-groups/:token/stop-mails',
    {
      preHandler: limits.perVisitor('booking-group-mails', MOVES),
      schema: {
        tags: ['mail'],
        summary: 'No more mail about the bookings of one request',
        params,
        body: z.looseObject({}).nullish(),
        response: { 200: z.object({ message: z.string() }), '4xx': problemSchema },
      },
    },
    async ({ params: { token } }) => {
      await visitorGroups.stopMails(token)
      return { message: 'Done.' }
    },
  )
  app.get(
    '/api/booking-groups/:token/stop-mails',
    { schema: { hide: true, params } },
    ({ params: { token } }, reply) => reply.redirect(`${groupPages.group(token)}#mails`, 302),
  )
}
