import type { Route } from '#server/platform/http/api-route.ts'
import type { AdminUserService } from './admin-user.service.ts'

export function adminUserRoutes(route: Route, { users }: { users: AdminUserService }): void {
  route('POST /api/admin/activate-user', async ({ user, body }) => ({
    userId: body.userId,
    ...(await users.activate(user, body)),
  }))

  route('POST /api/admin/toggle-subscription', async ({ user, body }) => ({
    userId: body.userId,
    ...(await users.toggleSubscription(user, body)),
  }))

  route('POST /api/admin/reset-password', async ({ user, body }) => ({
    password: await users.resetPassword(user, body.userId),
  }))

  route('DELETE /api/admin/users/:userId', async ({ user, params }) => {
    await users.delete(user, params.userId)
    return { message: 'The user and all their data were deleted.' }
  })
}
