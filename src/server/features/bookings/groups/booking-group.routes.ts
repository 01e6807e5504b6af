import type { FastifyRequest } from 'fastify'
import { callerOf } from '#server/features/accounts/caller.ts'
import type { Guards } from '#server/features/accounts/guards.ts'
import { askAboutPhone } from '#server/features/bookings/booking-input.ts'
import { countRequestTo, PER_MAILBOX } from '#server/features/bookings/booking-limits.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { allOf } from '#server/platform/http/forms/form-fields.ts'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { API, type PartOf } from '#shared/api/api.ts'
import { groupSentence } from '#shared/booking/group-copy.ts'
import { inRequest } from '#shared/booking/request-wishes.ts'
import { askAbout, groupPages } from '#shared/paths.ts'
import { presentGroupAnswer } from './booking-group.presenter.ts'
import type { BookingGroupService, GroupInput, NotSent } from './booking-group.service.ts'
import type { VisitorGroupService } from './visitor-group.service.ts'

/** Five bookings each: together about as many as single requests are allowed. */
const GROUPS = { requests: 3, seconds: 600 }
const MOVES = { requests: 60, seconds: 600 }

export function bookingGroupRoutes(
  route: Route,
  {
    bookingGroups,
    visitorGroups,
    guards,
    limits,
    form,
  }: {
    bookingGroups: BookingGroupService
    visitorGroups: VisitorGroupService
    guards: Guards
    limits: Limits
    form: Form
  },
): void {
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
        if (!(error instanceof AppError)) throw error
        refusal = error
        busy.push({ businessId, reason: error.message })
      }
    if (asked.length === 0) throw refusal
    return { asked, busy }
  }

  const preHandler = limits.perVisitor('booking-group', GROUPS)
  const ask = async (
    request: FastifyRequest<{ Body: PartOf<'POST /api/booking-groups', 'body'> }>,
  ) => {
    const { website: _robotField, ...input } = request.body
    if (isRobot(request.body))
      return {
        message: groupSentence(['the businesses'], []),
        bookings: [],
        notSent: [],
        token: null,
      }
    const { asked, busy } = await countMails(request, input)
    const { notSent, ...requested } = await bookingGroups.request(
      { ...input, businessIds: asked },
      callerOf(request),
    )
    return presentGroupAnswer({ ...requested, notSent: [...notSent, ...busy] })
  }

  route('POST /api/booking-groups', { onRequest: guards.noticeUser, preHandler }, ask)
  form(
    groupPages.ask,
    {
      page: (_fields, body) => askAbout({ business: chosenOf(body) }),
      isPage: true,
      read: ({ requestKey, ...fields }, body) => {
        askAboutPhone(fields)
        return {
          ...fields,
          ...inRequest(fields),
          requestKey: requestKey || undefined,
          businessIds: chosenOf(body),
        }
      },
      body: API['POST /api/booking-groups'].body,
      preHandler,
    },
    async (request) => {
      const { notSent, token } = await ask(request)
      const left = notSent.map(({ businessId }) => businessId)
      const sent = request.body.businessIds.filter((id) => !left.includes(id))
      return askAbout({ sent, left, group: token === null ? [] : [token] })
    },
  )

  route(
    'POST /api/booking-groups/:token/cancel-others',
    { preHandler: limits.perVisitor('booking-group-move', MOVES) },
    async ({ params: { token }, body: { keep } }, reply) => {
      reply.header('cache-control', 'no-store')
      return { cancelled: await visitorGroups.cancelOthers(token, keep) }
    },
  )

  route(
    'POST /api/booking-groups/:token/stop-mails',
    { preHandler: limits.perVisitor('booking-group-mails', MOVES) },
    async ({ params: { token } }) => {
      await visitorGroups.stopMails(token)
      return { message: 'Done.' }
    },
  )
  route('GET /api/booking-groups/:token/stop-mails', ({ params: { token } }, reply) =>
    reply.redirect(`${groupPages.group(token)}#mails`, 302),
  )

  /** On the page with all answers. */
  const onPage = {
    page: ({ token = '' }) => groupPages.group(token),
    preHandler: limits.perVisitor('booking-page', MOVES),
  }
  form(
    '/booking-group/:token/cancel-others',
    {
      ...onPage,
      params: API['POST /api/booking-groups/:token/cancel-others'].params,
      body: API['POST /api/booking-groups/:token/cancel-others'].body,
    },
    async ({ params: { token }, body: { keep } }) => {
      await visitorGroups.cancelOthers(token, keep)
      return groupPages.group(token)
    },
  )
  form(
    '/booking-group/:token/stop-mails',
    { ...onPage, params: API['POST /api/booking-groups/:token/stop-mails'].params },
    async ({ params: { token } }) => {
      await visitorGroups.stopMails(token)
      return groupPages.group(token)
    },
  )
}

/** A checkbox or hidden field for each. */
const chosenOf = (body: unknown) => [...new Set(allOf(body, 'business'))]
