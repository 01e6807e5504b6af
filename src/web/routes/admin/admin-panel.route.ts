import { createRoute } from '@tanstack/react-router'
import { moneyPages, pages } from '#shared/paths.ts'
import { readAdminSearch } from '#web/components/admin/admin-search.ts'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { privatePage } from '#web/routes/private-page.ts'

export const adminPanelRoute = createRoute({
  ...privatePage,
  path: pages.adminPanel,
  validateSearch: readAdminSearch,
  head: () => ({
    meta: [{ title: 'Admin panel | CPT Recommends' }, { name: 'robots', content: 'noindex' }],
  }),
  component: lazyPage(() => import('./admin-panel.page.tsx'), 'AdminPanelPage'),
  staticData: {
    module: 'src/web/routes/admin/admin-panel.page.tsx',
    sheets: ['admin'],
    insteadOfScript: { href: moneyPages.money, label: 'Money' },
  },
})
