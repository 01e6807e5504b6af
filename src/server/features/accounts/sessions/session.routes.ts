import type { Route } from '#server/platform/http/api-route.ts'
import { presentSession } from './session.presenter.ts'
import type { SessionService } from './session.service.ts'

export function sessionRoutes(route: Route, { sessions }: { sessions: SessionService }): void {
  route('GET /api/sessions', async ({ user, sessionId }) => {
    const found = await sessions.find(user)
    return { sessions: found.map((row) => presentSession(row, sessionId)) }
  })

  route('DELETE /api/sessions/:sessionId', async ({ user, params }) => {
    await sessions.end(user, params.sessionId)
    return { message: 'That device is signed out.' }
  })
}
