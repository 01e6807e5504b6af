import type { Route } from '#server/platform/http/api-route.ts'
import { sendCsv } from '#server/platform/http/csv-answer.ts'
import { presentAdminSignup } from './admin-newsletter.presenter.ts'
import type { AdminNewsletterService } from './admin-newsletter.service.ts'

export function adminNewsletterRoutes(
  route: Route,
  { newsletter }: { newsletter: AdminNewsletterService },
): void {
  route('GET /api/admin/newsletter', async ({ query }) => {
    const { signups, ...counts } = await newsletter.find(query)
    return { ...counts, signups: signups.map(presentAdminSignup) }
  })

  route(
    'GET /api/admin/newsletter.csv',
    { config: { writesOnRead: true } },
    async ({ user }, reply) => sendCsv(reply, 'newsletter.csv', await newsletter.export(user)),
  )
}
