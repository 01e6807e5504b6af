import { z } from 'zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Fields } from '#server/platform/http/forms/form-fields.ts'
import { adminPrivacyPages } from '#shared/own-paths.ts'
import { BREACH_KIND, BREACH_TABLE } from '#shared/privacy/breach-notice.ts'
import { idSchema } from '#shared/schemas/id.ts'
import {
  breachPlaceSchema,
  breachTextSchema,
  sendBreachSchema,
} from '#shared/schemas/privacy/breach-notices.ts'
import type { BreachNoticeService } from './breach-notice.service.ts'

const namesIn = (fields: Fields, begin: string): string[] =>
  Object.keys(fields)
    .filter((name) => name.startsWith(begin))
    .map((name) => name.slice(begin.length))

/** The forms of the admin's pages about leaked data. */
export function breachNoticeForms(form: Form, { notices }: { notices: BreachNoticeService }): void {
  form(
    adminPrivacyPages.breaches,
    {
      page: () => adminPrivacyPages.breaches,
      isPage: true,
      who: 'admin',
      read: (fields) => ({
        ...fields,
        tables: namesIn(fields, BREACH_TABLE),
        kinds: namesIn(fields, BREACH_KIND),
      }),
      body: breachPlaceSchema,
    },
    async ({ body }) => adminPrivacyPages.breach(await notices.prepare(body)),
  )

  const options = {
    page: ({ id = '' }) => adminPrivacyPages.breach(id),
    who: 'admin',
    params: z.object({ id: idSchema }),
  } as const
  const addressOf = (action: Parameters<typeof adminPrivacyPages.breachAction>[1]) =>
    adminPrivacyPages.breachAction(':id', action)

  form(addressOf('save'), { ...options, body: breachTextSchema }, async ({ params, body }) => {
    await notices.save(params.id, body)
    return `${adminPrivacyPages.breach(params.id)}?done=saved#send`
  })
  form(addressOf('send'), { ...options, body: sendBreachSchema }, async (request) => {
    await notices.send(signedInUser(request), request.params.id, request.body.confirm)
    return adminPrivacyPages.breach(request.params.id)
  })
  form(addressOf('stop'), options, async (request) => {
    await notices.stop(signedInUser(request), request.params.id)
    return adminPrivacyPages.breach(request.params.id)
  })
  form(addressOf('go-on'), options, async (request) => {
    await notices.goOn(signedInUser(request), request.params.id)
    return adminPrivacyPages.breach(request.params.id)
  })
  form(addressOf('discard'), options, async ({ params }) => {
    await notices.discard(params.id)
    return adminPrivacyPages.breaches
  })
}
