import { adminPrivacyPages } from '#shared/own-paths.ts'
import { BreachPage } from '#web/features/admin-privacy/breach-page.tsx'
import { BreachesPage } from '#web/features/admin-privacy/breaches-page.tsx'
import { OldDataPage } from '#web/features/admin-privacy/old-data-page.tsx'
import { RequestsPage } from '#web/features/admin-privacy/requests-page.tsx'
import { pageNumber } from '#web/lib/page-number.ts'
import { personalPage } from '#web/routes/personal-page.tsx'

const requestsRoute = personalPage({
  path: adminPrivacyPages.requests,
  sheets: ['admin'],
  load: ({ api, query }) =>
    api.getDataRequests(
      pageNumber(query.get('page') ?? ''),
      query.get('request')?.slice(0, 64) ?? null,
    ),
  title: () => 'Privacy',
  Page: RequestsPage,
})

const oldDataRoute = personalPage({
  path: adminPrivacyPages.oldData,
  sheets: ['admin'],
  load: ({ api }) => api.getOldData(),
  title: () => 'Old data',
  Page: OldDataPage,
})

const breachesRoute = personalPage({
  path: adminPrivacyPages.breaches,
  sheets: ['admin'],
  load: ({ api }) => api.getBreaches(),
  title: () => 'Breach notice',
  Page: BreachesPage,
})

const breachRoute = personalPage({
  path: `${adminPrivacyPages.breaches}/$id`,
  sheets: ['admin'],
  load: async ({ api, query }, param) => ({
    notice: await api.getBreach(param('id')),
    isSaved: query.get('done') === 'saved',
  }),
  title: () => 'Breach notice',
  Page: BreachPage,
})

export const privacyRoutes = [requestsRoute, oldDataRoute, breachesRoute, breachRoute]
