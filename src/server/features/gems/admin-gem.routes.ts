import type { Route } from '#server/platform/http/api-route.ts'
import { presentAdminGem } from './admin-gem.presenter.ts'
import type { AdminGemService } from './admin-gem.service.ts'

export function adminGemRoutes(route: Route, { gems }: { gems: AdminGemService }): void {
  route('GET /api/admin/featured-gems', async () => ({
    gems: (await gems.find()).map(presentAdminGem),
  }))

  route('POST /api/admin/featured-gems', async ({ user, body }) => {
    await gems.add(user, body.businessId)
    return { message: 'The business is a featured gem now.' }
  })

  route('DELETE /api/admin/featured-gems/:businessId', async ({ user, params }) => {
    const undoId = await gems.remove(user, params.businessId)
    return { message: 'The business is no longer a featured gem.', undoId }
  })
}
