import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { visitorOf } from '#server/platform/http/limits/visitor.ts'
import { privacyPages, withToken } from '#shared/paths.ts'
import { askForDataSchema, eraseDataSchema } from '#shared/schemas/personal-data.ts'
import type { PersonalDataService } from './personal-data.service.ts'
import { sendData } from './send-data.ts'

export function personalDataRoutes(
  route: Route,
  { personalData, limits, form }: { personalData: PersonalDataService; limits: Limits; form: Form },
): void {
  form(
    privacyPages.yourData,
    {
      page: () => privacyPages.yourData,
      isPage: true,
      body: askForDataSchema,
      preHandler: [
        limits.perVisitor('your-data', { requests: 5, seconds: 600 }),
        perRecipient(limits, 'your-data', { anHour: 3, aDay: 5 }),
      ],
    },
    async (request) => {
      const { body } = request
      if (!isRobot(body)) await personalData.ask(body.email, visitorOf(request))
      return `${privacyPages.yourData}?sent=yes`
    },
  )

  const perLink = limits.perVisitor('your-data-link', { requests: 30, seconds: 600 })
  form(
    privacyPages.held,
    {
      page: ({ token = '' }) => withToken(privacyPages.held, token),
      isPage: true,
      body: eraseDataSchema,
      preHandler: perLink,
    },
    async ({ body: { token, reviews } }) => {
      await personalData.erase(token, reviews)
      return withToken(privacyPages.held, token)
    },
  )

  route('GET /api/privacy/your-data', { preHandler: perLink }, async ({ query }, reply) => {
    return sendData(reply, query.format, await personalData.export(query.token))
  })
}
