import { z } from 'zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { API } from '#shared/api/api.ts'
import { ownPages } from '#shared/own-paths.ts'
import { idSchema } from '#shared/schemas/id.ts'
import type { AdminClaimService } from './admin-claim.service.ts'

const byId = z.object({ id: idSchema })

export function adminClaimRoutes(
  route: Route,
  { adminClaims, form }: { adminClaims: AdminClaimService; form: Form },
): void {
  route('GET /api/admin/claims', ({ query }) => adminClaims.find(query))
  route('POST /api/admin/claims/:id/approve', async ({ user, params }) => {
    await adminClaims.approve(user, params.id)
    return { message: 'The claim is approved.' }
  })
  const decline = API['POST /api/admin/claims/:id/decline']
  route('POST /api/admin/claims/:id/decline', async ({ user, params, body }) => {
    await adminClaims.decline(user, params.id, body.reason)
    return { message: 'The claim is declined.' }
  })

  const options = { page: () => ownPages.claims, who: 'admin', params: byId } as const
  form('/admin/claims/:id/approve', options, async (request) => {
    await adminClaims.approve(signedInUser(request), request.params.id)
    return `${ownPages.claims}?done=approve`
  })
  form('/admin/claims/:id/decline', { ...options, body: decline.body }, async (request) => {
    await adminClaims.decline(signedInUser(request), request.params.id, request.body.reason)
    return `${ownPages.claims}?done=decline`
  })
  form('/admin/claims/:id/code', options, async (request) => {
    await adminClaims.makeCode(signedInUser(request), request.params.id)
    return `${ownPages.claims}?done=code#${request.params.id}`
  })
}
