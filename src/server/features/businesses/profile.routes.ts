import type { Route } from '#server/platform/http/api-route.ts'
import { presentProfile } from './profile.presenter.ts'
import type { ProfileService } from './profile.service.ts'

export function profileRoutes(route: Route, { profiles }: { profiles: ProfileService }): void {
  route('PUT /api/business', async ({ user, body }) => {
    const saved = await profiles.saveProfile(user.id, body)
    return { profile: presentProfile(saved) }
  })

  route('PUT /api/business/listing', async ({ user, body }) => {
    const saved = await profiles.saveListing(user.id, body)
    return { profile: presentProfile(saved) }
  })
}
