import { createRoute } from '@tanstack/react-router'
import { moneyPages, pages } from '#shared/paths.ts'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { privatePage } from '#web/routes/private-page.ts'
import { readDashboardSearch } from '#web/screens/dashboard/dashboard-tab.ts'

export const dashboardRoute = createRoute({
  ...privatePage,
  path: pages.dashboard,
  validateSearch: readDashboardSearch,
  head: () => ({
    meta: [
      { title: 'Business dashboard | CPT Recommends' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: lazyPage(() => import('./dashboard.page.tsx'), 'DashboardPage'),
  staticData: {
    module: 'src/web/routes/account/dashboard.page.tsx',
    sheets: ['bookings', 'owner'],
    insteadOfScript: { href: moneyPages.billing, label: 'Plan & billing' },
  },
})
