import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { ownPages } from '#shared/own-paths.ts'
import { closeAccountSchema } from '#shared/schemas/accounts/own-account.ts'
import type { ClosingService } from './closing.service.ts'

/** Guesses at the password. */
const TRIES = { requests: 10, seconds: 3600 }

/** The forms of the owner's page 'Account'. */
export function closingForms(
  form: Form,
  { closings, limits }: { closings: ClosingService; limits: Limits },
): void {
  form(
    ownPages.accountClose,
    {
      page: () => `${ownPages.account}?ask=close`,
      who: 'owner',
      body: closeAccountSchema,
      preHandler: (request) => limits.consume('close-account', signedInUser(request).id, TRIES),
    },
    async (request) => {
      await closings.close(signedInUser(request), request.body)
      return ownPages.account
    },
  )

  form(ownPages.accountKeep, { page: () => ownPages.account, who: 'owner' }, async (request) => {
    await closings.undo(signedInUser(request))
    return `${ownPages.account}?done=kept`
  })
}
