import type { Route } from '#server/platform/http/api-route.ts'
import { sendCsv } from '#server/platform/http/csv-answer.ts'
import { presentAdminBusiness } from './admin-business.presenter.ts'
import type { AdminBusinessService } from './admin-business.service.ts'

export function adminBusinessRoutes(
  route: Route,
  { businesses }: { businesses: AdminBusinessService },
): void {
  route('GET /api/admin/businesses', async ({ query }) => {
    const found = await businesses.find(query)
    return { businesses: found.businesses.map(presentAdminBusiness), total: found.total }
  })

  route(
    'GET /api/admin/businesses.csv',
    { config: { writesOnRead: true } },
    async ({ user, query }, reply) =>
      sendCsv(reply, 'users.csv', await businesses.export(user, query)),
  )
}
