import type { Route } from '#server/platform/http/api-route.ts'
import { presentFailedSignIn } from './failed-sign-in.presenter.ts'
import type { FailedSignInService } from './failed-sign-in.service.ts'

export function failedSignInRoutes(
  route: Route,
  { failedSignIns }: { failedSignIns: FailedSignInService },
): void {
  route('GET /api/admin/users/:userId/failed-sign-ins', async ({ params }) => {
    const { failures, nameInLog } = await failedSignIns.find(params.userId)
    return { failures: failures.map(presentFailedSignIn), nameInLog }
  })
}
