import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Guards } from '#server/features/accounts/guards.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { visitorOf } from '#server/platform/http/limits/visitor.ts'
import { API, type PartOf } from '#shared/api/api.ts'
import { noticeSentence, reportSentence } from '#shared/catalogue/review-texts.ts'
import { formAddress, reviewPages } from '#shared/paths.ts'
import { idSchema } from '#shared/schemas/id.ts'
import type { ReviewReportService } from './review-report.service.ts'

const NOTICES_A_DAY = {
  requests: 5,
  wideRequests: 20,
  seconds: 24 * 3600,
  sentence: 'Several notices came from your connection today. Please send us an e-mail instead.',
}

export function reviewReportRoutes(
  route: Route,
  {
    reports,
    guards,
    limits,
    devices,
    form,
  }: {
    reports: ReviewReportService
    guards: Guards
    limits: Limits
    devices: Devices
    form: Form
  },
): void {
  /** Without a review, as for a form's address that was opened by itself, how reviews work. */
  const pageOf = (address: (id: string) => string, id: string) =>
    id === '' ? reviewPages.policy : address(id)

  const mayReport = limits.perVisitor('review-report', { requests: 20, seconds: 3600 })
  const report = async (
    request: FastifyRequest<{ Body: PartOf<'POST /api/reviews/:id/report', 'body'> }>,
    reply: FastifyReply,
    id: string,
  ) => {
    const { reason, detail } = request.body
    if (isRobot(request.body)) return request.id
    return reports.report(id, {
      reason,
      detail,
      reporterHash: devices.hash(devices.ensure(request, reply), 'review report'),
      userId: request.user?.id,
    })
  }

  route(
    'POST /api/reviews/:id/report',
    { preHandler: [mayReport, guards.noticeUser] },
    async (request, reply) => {
      return { message: reportSentence(await report(request, reply, request.params.id)) }
    },
  )
  form(
    formAddress('report'),
    {
      page: ({ reviewId = '' }) => pageOf(reviewPages.report, reviewId),
      failed: 'Report failed',
      body: API['POST /api/reviews/:id/report'].body.extend({ reviewId: idSchema }),
      preHandler: mayReport,
    },
    async (request, reply) => {
      const { reviewId } = request.body
      return `${reviewPages.report(reviewId)}?done=${await report(request, reply, reviewId)}`
    },
  )

  const mayGiveNotice = [
    limits.perVisitor('takedown-notice', { requests: 5, seconds: 3600 }),
    // Each sends a mail to an address that was typed in, and formal notices are rare.
    ({ ip }: FastifyRequest) => limits.consumeNetwork('takedown-notice:day', ip, NOTICES_A_DAY),
    perRecipient(limits, 'takedown-notice', { anHour: 5, aDay: 10 }),
  ]
  const giveNotice = async (
    request: FastifyRequest<{ Body: PartOf<'POST /api/reviews/:id/notice', 'body'> }>,
    id: string,
  ) => (isRobot(request.body) ? request.id : reports.notice(id, request.body, visitorOf(request)))

  route('POST /api/reviews/:id/notice', { preHandler: mayGiveNotice }, async (request) => {
    const reference = await giveNotice(request, request.params.id)
    return { message: noticeSentence(reference), reference }
  })
  form(
    formAddress('notice'),
    {
      page: ({ reviewId = '' }) => pageOf(reviewPages.noticeAbout, reviewId),
      failed: 'Notice failed',
      body: API['POST /api/reviews/:id/notice'].body.extend({ reviewId: idSchema }),
      preHandler: mayGiveNotice,
    },
    async (request) => {
      const { reviewId } = request.body
      return `${reviewPages.noticeAbout(reviewId)}?done=${await giveNotice(request, reviewId)}`
    },
  )
}
