import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { gemsQuery } from '#web/features/home/home.queries.ts'
import { categoriesQuery } from '#web/lib/catalogue-queries.ts'
import { pageHead } from '#web/lib/page-head.ts'
import { siteMarkup } from '#web/lib/site-markup.ts'
import { rootRoute } from './root.route.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.home,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(categoriesQuery),
      queryClient.ensureQueryData(gemsQuery),
    ])
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: pages.home,
      title: 'CPT Recommends: local businesses in Cape Town, by locals',
      description:
        'Find a plumber, a braider or a Sunday lunch in Cape Town. Real ratings, reviews from locals, and booking built in.',
      jsonLd: [siteMarkup(match.context.site)],
    }),
  component: lazyRouteComponent(() => import('./home.page.tsx'), 'HomePage'),
  staticData: { module: 'src/web/routes/home.page.tsx' },
})
