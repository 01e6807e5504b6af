import type { FastifyRequest } from 'fastify'
import { callerOf } from '#server/features/accounts/caller.ts'
import type { Guards } from '#server/features/accounts/guards.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { API } from '#shared/api/api.ts'
import { REVIEW_DONE } from '#shared/catalogue/review-texts.ts'
import { formAddress, formPages, reviewPages, withToken } from '#shared/paths.ts'
import { idSchema } from '#shared/schemas/id.ts'
import type { ReviewWriterService } from './review-writer.service.ts'

export function reviewWriterRoutes(
  route: Route,
  {
    writers,
    guards,
    limits,
    devices,
    form,
  }: {
    writers: ReviewWriterService
    guards: Guards
    limits: Limits
    devices: Devices
    form: Form
  },
): void {
  const mayAsk = [
    limits.perVisitor('review-confirmation', { requests: 10, seconds: 600 }),
    perRecipient(limits, 'review-confirmation', { anHour: 5, aDay: 10 }),
  ]
  const ask = (request: FastifyRequest<{ Body: { email: string } }>, id: string) => {
    const caller = callerOf(request)
    const deviceHash = devices.hash(caller.device, 'review')
    return writers.ask(id, request.body.email, { deviceHash, caller })
  }
  route(
    'POST /api/reviews/:id/confirmation',
    { onRequest: guards.noticeUser, preHandler: mayAsk },
    async (request) => {
      await ask(request, request.params.id)
      return { message: 'The link is on its way.' }
    },
  )
  form(
    formAddress('review-confirmation'),
    {
      page: ({ businessId = '', reviewId = '', done }) =>
        formPages.review({
          business: businessId,
          review: reviewId,
          done: done === 'held' ? 'held' : 'yes',
        }),
      failed: 'No link was sent',
      body: API['POST /api/reviews/:id/confirmation'].body.extend({
        businessId: idSchema,
        reviewId: idSchema,
      }),
      preHandler: mayAsk,
    },
    async (request) => {
      const { businessId, reviewId } = request.body
      await ask(request, reviewId)
      return formPages.review({ business: businessId, done: 'link' })
    },
  )

  const preHandler = limits.perVisitor('review-confirm', { requests: 60, seconds: 600 })
  route(
    'POST /api/reviews/confirm',
    { onRequest: guards.noticeUser, preHandler },
    async (request) => {
      await writers.confirm(request.query.token, callerOf(request))
      return { message: REVIEW_DONE.confirmed }
    },
  )
  form(
    formAddress('confirm'),
    {
      page: ({ token = '' }) => withToken(reviewPages.confirm, token),
      failed: 'Not confirmed',
      body: API['POST /api/reviews/confirm'].query,
      preHandler,
    },
    async (request) => {
      const editToken = await writers.confirm(request.body.token, callerOf(request))
      return `${withToken(reviewPages.edit, editToken)}&done=confirmed`
    },
  )
}
