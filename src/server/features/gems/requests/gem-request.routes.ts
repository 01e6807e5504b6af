import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { ownPages } from '#shared/own-paths.ts'
import { askToBeGemSchema } from '#shared/schemas/gem-request.ts'
import { presentGemRequests } from './gem-request.presenter.ts'
import type { GemRequestService } from './gem-request.service.ts'

const ASKED = { requests: 10, seconds: 3600 }

/** The forms of the owner's page 'Featured Gems'. */
export function gemRequestForms(
  form: Form,
  { requests, limits }: { requests: GemRequestService; limits: Limits },
): void {
  form(
    ownPages.gems,
    {
      page: () => ownPages.gems,
      isPage: true,
      who: 'paid owner',
      body: askToBeGemSchema,
      preHandler: (request) => limits.consume('ask-to-be-gem', signedInUser(request).id, ASKED),
    },
    async (request) => {
      await requests.ask(signedInUser(request), request.body.reason)
      return `${ownPages.gems}?done=asked`
    },
  )

  form(ownPages.gemsLeave, { page: () => ownPages.gems, who: 'paid owner' }, async (request) => {
    await requests.leave(signedInUser(request))
    return `${ownPages.gems}?done=left`
  })
}

export function adminGemRequestRoutes(
  route: Route,
  { requests }: { requests: GemRequestService },
): void {
  route('GET /api/admin/gem-requests', async () =>
    presentGemRequests(await requests.findForAdmin()),
  )

  route('POST /api/admin/gem-requests/:businessId/accept', async ({ user, params }) => {
    await requests.accept(user, params.businessId)
    return { message: 'The business takes turns as a featured gem now. Its owner is told.' }
  })

  route('POST /api/admin/gem-requests/:businessId/decline', async ({ user, params, body }) => {
    await requests.decline(user, params.businessId, body.reason)
    return { message: 'Declined. Its owner gets the reason by mail.' }
  })
}
