import { z } from 'zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { adminPrivacyPages } from '#shared/own-paths.ts'
import { idSchema } from '#shared/schemas/id.ts'
import { enteredRequestSchema, requestDoneSchema } from '#shared/schemas/privacy/data-requests.ts'
import type { DataRequestService } from './data-request.service.ts'

/** The forms of the admin's page of requests. */
export function dataRequestForms(form: Form, { requests }: { requests: DataRequestService }): void {
  const options = { page: () => adminPrivacyPages.requests, who: 'admin' } as const

  form(
    adminPrivacyPages.enterRequest,
    { ...options, body: enteredRequestSchema },
    async (request) => {
      await requests.enter(signedInUser(request), request.body)
      return `${adminPrivacyPages.requests}#open`
    },
  )

  form(
    adminPrivacyPages.closeRequest(':id'),
    {
      ...options,
      page: ({ id = '' }) => `${adminPrivacyPages.requests}?request=${encodeURIComponent(id)}`,
      params: z.object({ id: idSchema }),
      body: requestDoneSchema,
    },
    async (request) => {
      await requests.close(signedInUser(request), request.params.id, request.body.outcome)
      return `${adminPrivacyPages.requests}#done`
    },
  )
}
