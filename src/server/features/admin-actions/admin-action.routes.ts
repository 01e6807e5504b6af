import type { Route } from '#server/platform/http/api-route.ts'
import { presentAdminAction } from './admin-action.presenter.ts'
import type { ActingAdmin, AdminActionService } from './admin-action.service.ts'

/** Each kind is taken back by its own feature (screens/admin-undo.service.ts). */
interface Undos {
  undo(admin: ActingAdmin, id: string): Promise<void>
}

export function adminActionRoutes(
  route: Route,
  { actions, undos }: { actions: AdminActionService; undos: Undos },
): void {
  route('GET /api/admin/actions', async ({ query }) => {
    const { actions: found, ...rest } = await actions.find(query)
    return { ...rest, actions: found.map(presentAdminAction) }
  })

  route('POST /api/admin/undo/:id', async ({ user, params }) => {
    await undos.undo(user, params.id)
    return { message: 'Everything is as it was.' }
  })
}
