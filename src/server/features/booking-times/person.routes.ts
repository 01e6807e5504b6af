import type { Route } from '#server/platform/http/api-route.ts'
import type { PersonService } from './person.service.ts'

export function personRoutes(route: Route, { people }: { people: PersonService }): void {
  route('POST /api/dashboard/people', async ({ user, body }) => ({
    person: await people.create(user.id, body),
  }))

  route('PUT /api/dashboard/people/:id', async ({ user, params, body }) => ({
    person: await people.rename(user.id, params.id, body),
  }))

  route('DELETE /api/dashboard/people/:id', ({ user, params }) => people.remove(user.id, params.id))
}
