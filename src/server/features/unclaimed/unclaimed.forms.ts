import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { ownPages } from '#shared/own-paths.ts'
import type { UnclaimedService } from './unclaimed.service.ts'

/** The switch on the admin's page of imports. */
export function unclaimedForms(form: Form, { unclaimed }: { unclaimed: UnclaimedService }): void {
  const options = { page: () => ownPages.imports, who: 'admin' } as const
  for (const action of ['show', 'hide'] as const)
    form(ownPages.importsAction(action), options, async (request) => {
      await unclaimed.turn(signedInUser(request), action === 'show')
      return ownPages.imports
    })
}
