import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Guards } from '#server/features/accounts/guards.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { idSchema } from '#shared/schemas/id.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import {
  noticeAnswerSchema,
  noticeRequestSchema,
  reportRequestSchema,
} from '#shared/schemas/reviews/review-report.ts'
import type { ReviewReportService } from './review-report.service.ts'

const params = z.object({ id: idSchema })
const REPORTED = { message: 'Thank you. A person will look at this review.' }
const NOTICED = 'Your notice has arrived. We answer by e-mail.'

export const reviewReportRoutes: FastifyPluginAsyncZod<{
  reports: ReviewReportService
  guards: Guards
  limits: Limits
  devices: Devices
}> = async (app, { reports, guards, limits, devices }) => {
  app.post(
    '/api/reviews/:id/report',
    {
      preHandler: [
        limits.perVisitor('review-report', { requests: 20, seconds: 3600 }),
        guards.noticeUser,
      ],
      schema: {
        tags: ['visitors'],
        summary: 'Report a review; reports are counted and looked at',
        params,
        body: reportRequestSchema,
        response: { 201: z.object({ message: z.string() }), '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { reason, detail } = request.body
      reply.code(201)
      if (isRobot(request.body)) return REPORTED
      await reports.report(request.params.id, {
        reason,
        detail,
        reporterHash: devices.hash(devices.ensure(request, reply), 'review report'),
        userId: request.user?.id,
      })
      return REPORTED
    },
  )

  app.post(
    '/api/reviews/:id/notice',
    {
      preHandler: [
        limits.perVisitor('takedown-notice', { requests: 5, seconds: 3600 }),
        perRecipient(limits, 'takedown-notice', { anHour: 5, aDay: 10 }),
      ],
      schema: {
        tags: ['visitors'],
        summary: 'A formal request to take a review down, with what the law asks of one',
        params,
        body: noticeRequestSchema,
        response: { 201: noticeAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      reply.code(201)
      if (isRobot(request.body)) return { message: NOTICED, reference: request.id }
      const reference = await reports.notice(request.params.id, request.body)
      return { message: `${NOTICED} Its reference is ${reference}.`, reference }
    },
  )
}
