import type { FastifyRequest } from 'fastify'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { visitorOf } from '#server/platform/http/limits/visitor.ts'
import { API, type PartOf } from '#shared/api/api.ts'
import { formAddress } from '#shared/paths.ts'
import { SUBSCRIBED } from '#shared/schemas/newsletter.ts'
import type { NewsletterService } from './newsletter.service.ts'

type SubscribeBody = PartOf<'POST /api/newsletter', 'body'>

export function newsletterRoutes(
  route: Route,
  { newsletter, limits, form }: { newsletter: NewsletterService; limits: Limits; form: Form },
): void {
  const preHandler = [
    limits.perVisitor('newsletter', { requests: 10, seconds: 600 }),
    perRecipient(limits, 'newsletter', { anHour: 5, aDay: 10 }),
  ]
  const subscribe = async (request: FastifyRequest<{ Body: SubscribeBody }>) => {
    if (!isRobot(request.body)) await newsletter.subscribe(request.body, visitorOf(request))
  }

  route('POST /api/newsletter', { preHandler }, async (request) => {
    await subscribe(request)
    return { message: SUBSCRIBED }
  })

  form(
    formAddress('newsletter'),
    {
      page: () => formAddress('newsletter'),
      isPage: true,
      failed: 'Subscription Failed',
      body: API['POST /api/newsletter'].body,
      preHandler,
    },
    async (request) => {
      await subscribe(request)
      return `${formAddress('newsletter')}?done=yes`
    },
  )
}
